import '@/ui/card.css';
import '@/ui/skeleton.css';
import './listings.css';

const places = [1, 2, 3] as const;

/** Where listings will stand, in the size of a card. */
export function ListingsSkeleton({ label }: { readonly label: string }) {
  return (
    <div data-slot="listings-skeleton">
      <p className="sr">{label}</p>
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
