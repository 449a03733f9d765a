import type { ComponentProps } from 'react';
import { Art } from './Art';
import * as windowStyles from './window.module.css';

/** A drawing in a round arch, 6:7 unless its size is given (design guide, section 5). */
export function ArchWindow(art: ComponentProps<typeof Art>) {
  return (
    <span className={windowStyles.window}>
      <Art width={240} height={280} {...art} />
    </span>
  );
}
