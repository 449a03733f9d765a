import { sectorFilterWords } from '@/content/sectorFilter';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

type NoSectorProps = { readonly onShowAll: () => void };

/** Where no sector answers: all of them again, or a quote without one. */
export function NoSector({ onShowAll }: NoSectorProps) {
  return (
    <EmptyState
      drawing="state-no-results"
      level={3}
      heading={sectorFilterWords.nothing}
      text={sectorFilterWords.nothingText}
    >
      <div className="row">
        <ButtonLink to={paths.outsourcingHome} preventScrollReset onClick={onShowAll}>
          {sectorFilterWords.showAll}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.getQuote}>
          {sectorFilterWords.quote}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
