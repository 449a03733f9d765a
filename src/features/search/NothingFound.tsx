import { searchWords } from '@/content/searchEntries';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

type NothingFoundProps = { readonly query: string; readonly onLeave: () => void };

/** Where no page answers: the two ways on that fit any wish. */
export function NothingFound({ query, onLeave }: NothingFoundProps) {
  return (
    <EmptyState
      drawing="state-no-results"
      heading={searchWords.nothing(query)}
      text={searchWords.nothingText}
    >
      <div className="row">
        <ButtonLink small to={paths.getQuote} onClick={onLeave}>
          {searchWords.quote}
        </ButtonLink>
        <ButtonLink small variant="outline" to={paths.services} onClick={onLeave}>
          {searchWords.services}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
