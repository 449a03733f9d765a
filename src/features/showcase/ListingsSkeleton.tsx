import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './listings.module.css';

/** As many as are shown at first; a phone has room for half of them. */
const cards = [1, 2, 3, 4, 5, 6] as const;
const lines = [1, 2, 3, 4, 5, 6] as const;

function SkeletonLine({ className = '' }: { readonly className?: string | undefined }) {
  return <div className={`${cardStyles.skel} ${styles.line} ${className}`} data-slot="skeleton" />;
}

type ListingsSkeletonProps = {
  readonly label: string;
  /** Of a public page: with filters, and a button for more. */
  readonly whole?: boolean;
};

/** As large as the first listings. */
export function ListingsSkeleton({ label, whole = false }: ListingsSkeletonProps) {
  return (
    <div data-slot="listings-skeleton">
      <p className={layoutStyles.sr}>{label}</p>
      {whole && (
        <div className={styles.listingFilters} aria-hidden="true">
          <div className={cardStyles.skel} data-slot="skeleton" />
          <div className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      <div className={styles.listings} aria-hidden="true">
        {(whole ? cards : cards.slice(0, 3)).map((card) => (
          <div key={card} className={`${cardStyles.card} ${styles.listing}`}>
            <div className={`${cardStyles.skel} ${styles.listingPicture}`} data-slot="skeleton" />
            <div className={styles.listingWords}>
              <SkeletonLine className={styles.lineName} />
              <SkeletonLine />
              <SkeletonLine className={styles.lineShort} />
              {whole &&
                lines.map((line) => <SkeletonLine key={line} className={styles.lineFact} />)}
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
