import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchWindow } from './ArchWindow';
import type { Sprite } from './Art';
import { WrappingText } from './WrappingText';
import * as layoutStyles from './layout.module.css';
import * as tileStyles from './tile.module.css';

type TileProps = {
  readonly to: string;
  readonly label: string;
  readonly drawing: string;
  readonly sprite?: Sprite;
};

export function Tile({ to, label, drawing, sprite }: TileProps) {
  return (
    <Link className={tileStyles.tile} to={to} data-slot="tile">
      <span className={tileStyles.frame}>
        <ArchWindow drawing={drawing} {...(sprite && { sprite })} />
      </span>
      <span className={tileStyles.plate}>
        <span>
          <WrappingText text={label} />
        </span>
        <ArrowUpRight className={layoutStyles.icon} />
      </span>
    </Link>
  );
}
