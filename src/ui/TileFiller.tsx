import { ButtonLink } from './Button';
import * as layoutStyles from './layout.module.css';
import * as tileStyles from './tile.module.css';

type TileFillerProps = {
  readonly tiles: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  /** Large digits beside the text, where there is room. */
  readonly figure?: string;
};

/** Fills the rest of a tile grid's last row (design guide, section 7). */
export function TileFiller({ tiles, text, action, figure }: TileFillerProps) {
  const half = tiles % 4 === 2;
  return (
    <div
      className={
        half
          ? `${tileStyles.tileCta} ${layoutStyles.ashlar} ${tileStyles.two}`
          : `${tileStyles.tileCta} ${layoutStyles.ashlar}`
      }
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
