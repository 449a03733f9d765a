import { ArrowLeft, ArrowRight } from 'lucide-react';
import { showcaseWords as words } from '@/content/showcaseWords';
import { ButtonLink } from '@/ui/Button';
import { showcaseAddress, type ShowcasePlace } from './showcasePlace';

type ListingPagesProps = {
  readonly place: ShowcasePlace;
  readonly page: number;
  readonly pages: number;
};

/** The ways to the pages before and after; nothing where there is one page. */
export function ListingPages({ place, page, pages }: ListingPagesProps) {
  if (pages === 1) return null;
  const to = (next: number) => showcaseAddress(place, { page: next });
  return (
    <nav className="listing-pages" aria-label={words.pages}>
      {page > 1 && (
        <ButtonLink variant="outline" small to={to(page - 1)} rel="prev">
          <ArrowLeft className="icon" />
          {words.previous}
        </ButtonLink>
      )}
      <p className="muted num" role="status">
        {words.page(page, pages)}
      </p>
      {page < pages && (
        <ButtonLink variant="outline" small to={to(page + 1)} rel="next">
          {words.next}
          <ArrowRight className="icon" />
        </ButtonLink>
      )}
    </nav>
  );
}
