import { Art, type Sprite } from './Art';
import * as windowStyles from './window.module.css';

type ArchWindowProps = {
  readonly drawing: string;
  readonly sprite?: Sprite;
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

/** A drawing in a round arch, 6:7 (design guide, section 5). */
export function ArchWindow({ drawing, sprite, eager, className = '' }: ArchWindowProps) {
  return (
    <span className={`${windowStyles.window} ${className}`.trim()} data-slot="arch-window">
      <Art
        drawing={drawing}
        {...(sprite && { sprite })}
        {...(eager && { eager })}
        width={240}
        height={280}
      />
    </span>
  );
}
