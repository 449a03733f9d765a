import { showroom } from '@/content/outsourcing';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './listings.module.css';

/** Lines of a card, and as many cards as are shown at first; a phone has room for half of them. */
const six = [1, 2, 3, 4, 5, 6] as const;

function SkeletonLine({ className = '' }: { readonly className?: string | undefined }) {
  return <div className={`${cardStyles.skel} ${styles.line} ${className}`} data-slot="skeleton" />;
}

/** As large as the first listings; `whole` on public pages, with filters and a button for more. */
export function ListingsSkeleton({ whole }: { readonly whole: boolean }) {
  return (
    <div>
      <p className={layoutStyles.sr} role="status">
        {showroom.loading}
      </p>
      {whole && (
        <div className={styles.listingFilters} aria-hidden="true">
          <div className={cardStyles.skel} data-slot="skeleton" />
          <div className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      <div className={styles.listings} aria-hidden="true">
        {(whole ? six : six.slice(0, 3)).map((card) => (
          <div key={card} className={`${cardStyles.card} ${styles.listing}`}>
            <div className={`${cardStyles.skel} ${styles.listingPicture}`} data-slot="skeleton" />
            <div className={styles.listingWords}>
              <SkeletonLine className={styles.lineName} />
              <SkeletonLine />
              <SkeletonLine className={styles.lineShort} />
              {whole && six.map((line) => <SkeletonLine key={line} className={styles.lineFact} />)}
            </div>
          </div>
        ))}
      </div>
      {whole && (
        <div className={styles.listingsMore} aria-hidden="true">
          <div className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
    </div>
  );
}

type ListingsFailureProps = {
  readonly level?: 2 | 3;
  readonly pending?: boolean;
  readonly onRetry: () => void;
};

export function ListingsFailure({ level = 3, pending = false, onRetry }: ListingsFailureProps) {
  return (
    <EmptyState drawing="state-offline" level={level} heading={showroom.failed} failure>
      <Button variant="outline" pending={pending} onClick={onRetry}>
        {showroom.retry}
      </Button>
    </EmptyState>
  );
}
