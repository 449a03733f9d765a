import { savingsBlock } from '@/content/outsourcing';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';
import '@/ui/tile.css';

/**
 * Fills what the last row of a tile grid leaves free.
 * @param tiles how many tiles stand before it
 */
export function SavingsBlock({ tiles }: { readonly tiles: number }) {
  const half = tiles % 4 === 2;
  return (
    <div className={half ? 'tile-cta ashlar two' : 'tile-cta ashlar'} data-slot="savings-block">
      <div className="stack">
        <p>{savingsBlock.text}</p>
        <ButtonLink to={paths.getQuote}>{savingsBlock.action}</ButtonLink>
      </div>
      <span className="seventy" aria-hidden="true">
        {savingsBlock.figure}
      </span>
    </div>
  );
}
