import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './listings.module.css';

const places = [1, 2, 3] as const;

type ListingsSkeletonProps = {
  readonly label: string;
  /** Reserves room for the filters. */
  readonly filters?: boolean;
};

/** As large as cards. */
export function ListingsSkeleton({ label, filters = false }: ListingsSkeletonProps) {
  return (
    <div data-slot="listings-skeleton">
      <p className={layoutStyles.sr}>{label}</p>
      {filters && (
        <div className={styles.listingFilters} aria-hidden="true">
          <div className={cardStyles.skel} data-slot="skeleton" />
          <div className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      <div className={styles.listings} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={`${cardStyles.card} ${styles.listing}`}>
            <div className={`${cardStyles.skel} ${styles.listingPicture}`} data-slot="skeleton" />
            <div className={styles.listingWords}>
              <div
                className={`${cardStyles.skel} ${styles.line} ${styles.lineName}`}
                data-slot="skeleton"
              />
              <div className={`${cardStyles.skel} ${styles.line}`} data-slot="skeleton" />
              <div
                className={`${cardStyles.skel} ${styles.line} ${styles.lineShort}`}
                data-slot="skeleton"
              />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
