import { type ComponentType, useEffect, useRef, useState } from 'react';
import { showroom } from '@/content/outsourcing';
import { useNearViewport } from '@/lib/useNearViewport';
import { ListingsFailure } from './ListingsFailure';
import { ListingsSkeleton } from './ListingsSkeleton';

type Loading = { readonly List?: ComponentType; readonly failed?: true };

/** Fetches the part that asks the provider, when `wanted`; pages themselves carry none of it. */
function useListings(wanted: boolean) {
  const [{ List, failed }, setLoading] = useState<Loading>({});
  useEffect(() => {
    if (!wanted || List !== undefined || failed) return undefined;
    let here = true;
    const load = async (): Promise<Loading> => {
      try {
        return { List: (await import('./ApprovedListings')).ApprovedListings };
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

/**
 * The showroom on a public page: nothing is asked before it comes near, and whatever the provider
 * does, the page around it reads as always.
 */
export function Showroom() {
  const section = useRef<HTMLElement>(null);
  const { List, failed, retry } = useListings(useNearViewport(section));
  const waiting = failed ? (
    <ListingsFailure onRetry={retry} />
  ) : (
    <ListingsSkeleton label={showroom.loading} filters />
  );
  return (
    <section ref={section} className="section sunken showroom needs-script" data-slot="showroom">
      <div className="container">
        <h2>{showroom.heading}</h2>
        <p className="lead">{showroom.lead}</p>
        <div className="showroom-floor" aria-live="polite">
          {List === undefined ? waiting : <List />}
        </div>
      </div>
    </section>
  );
}
