import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchWindow } from './ArchWindow';
import type { Sprite } from './Art';
import * as layoutStyles from './layout.module.css';
import * as tileStyles from './tile.module.css';
import { ButtonLink } from './Button';
import { WrappingText } from './WrappingText';

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
        <ArchWindow drawing={drawing} sprite={sprite} />
      </span>
      <span className={tileStyles.plate}>
        <span>
          <WrappingText text={label} />
        </span>
        <ArrowUpRight />
      </span>
    </Link>
  );
}

type TileFillerProps = {
  readonly tiles: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly figure?: string;
};

/** Fills the rest of a tile grid's last row (design guide, section 7). */
export function TileFiller({ tiles, text, action, figure }: TileFillerProps) {
  const width = tiles % 4 === 2 ? tileStyles.two : '';
  return (
    <div
      className={`${tileStyles.tileCta} ${layoutStyles.ashlar} ${width}`.trim()}
      data-slot="tile-filler"
    >
      <div className={layoutStyles.stack}>
        <p>{text}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
      {figure !== undefined && (
        <span className={tileStyles.seventy} aria-hidden="true">
          {figure}
        </span>
      )}
    </div>
  );
}
