import '@/ui/card.css';
import '@/ui/skeleton.css';
import './listings.css';

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
      <p className="sr">{label}</p>
      {filters && (
        <div className="listing-filters" aria-hidden="true">
          <div className="skel" />
          <div className="skel" />
        </div>
      )}
      <div className="listings" aria-hidden="true">
        {places.map((place) => (
          <div key={place} className="card listing">
            <div className="skel listing-picture" />
            <div className="listing-words">
              <div className="skel line line--name" />
              <div className="skel line" />
              <div className="skel line line--short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
