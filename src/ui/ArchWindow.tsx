import type { ComponentProps } from 'react';
import { Art } from './Art';
import * as windowStyles from './window.module.css';

type ArchWindowProps = Pick<ComponentProps<typeof Art>, 'drawing' | 'sprite' | 'eager'>;

/** A drawing in a round arch, 6:7 (design guide, section 5). */
export function ArchWindow(art: ArchWindowProps) {
  return (
    <span className={windowStyles.window}>
      <Art {...art} width={240} height={280} />
    </span>
  );
}
