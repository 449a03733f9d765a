import { type ComponentType, useEffect, useRef, useState } from 'react';
import { showroom } from '@/content/outsourcing';
import { retryImport } from '@/lib/retryImport';
import { useNearViewport } from '@/lib/useNearViewport';
import { ListingsFailure } from './ListingsFailure';
import { ListingsSkeleton } from './ListingsSkeleton';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './listings.module.css';

const fetchListings = async () =>
  (await retryImport(() => import('./ApprovedListings'), 'ApprovedListings')).ApprovedListings;

type Loading = { readonly List?: ComponentType; readonly failed?: true };

/** Loads the API code only when `wanted`. */
function useListings(wanted: boolean) {
  const [{ List, failed }, setLoading] = useState<Loading>({});
  useEffect(() => {
    if (!wanted || List !== undefined || failed) return undefined;
    let here = true;
    const load = async (): Promise<Loading> => {
      try {
        return { List: await fetchListings() };
      } catch {
        return { failed: true };
      }
    };
    void load().then((loading) => here && setLoading(loading));
    return () => {
      here = false;
    };
  }, [wanted, List, failed]);
  return { List, failed, retry: () => setLoading({}) };
}

/** The showroom on a public page: loads when near, and may fail without harm. */
export function Showroom() {
  const section = useRef<HTMLElement>(null);
  const { List, failed, retry } = useListings(useNearViewport(section));
  const waiting = failed ? (
    <ListingsFailure onRetry={retry} />
  ) : (
    <ListingsSkeleton label={showroom.loading} whole />
  );
  return (
    <section
      ref={section}
      className={`${layoutStyles.section} ${layoutStyles.sunken} ${styles.showroom} needs-script`}
      data-slot="showroom"
    >
      <div className={layoutStyles.container}>
        <h2>{showroom.heading}</h2>
        <p className={layoutStyles.lead}>{showroom.lead}</p>
        <div className={styles.showroomFloor} aria-live="polite">
          {List === undefined ? waiting : <List />}
        </div>
      </div>
    </section>
  );
}
