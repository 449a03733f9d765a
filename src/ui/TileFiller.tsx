import { ButtonLink } from './Button';
import './tile.css';

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
    <div className={half ? 'tile-cta ashlar two' : 'tile-cta ashlar'} data-slot="tile-filler">
      <div className="stack">
        <p>{text}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
      {figure !== undefined && (
        <span className="seventy" aria-hidden="true">
          {figure}
        </span>
      )}
    </div>
  );
}
