import { Search } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, type To, useSearchParams } from 'react-router-dom';
import { projectsPanel, type SectorFamily } from '@/content/projectsPanel';
import { sectorFilterWords } from '@/content/outsourcing';
import { paths } from '@/config/paths';
import { useHydrated } from '@/lib/useHydrated';
import { withParams } from '@/lib/withParams';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './sectorFilter.module.css';

const maxSearchLength = 80;
const allSectors = new URLSearchParams();

/** `/outsourcing-home?group=services&q=data`. */
export type SectorParams = {
  readonly group: SectorFamily | undefined;
  readonly query: string;
  /** False until hydrated: the document shows all. */
  readonly settled: boolean;
  /** Where a group leads; the other parameters, such as the listings' filter, stay. */
  readonly linkTo: (group: SectorFamily | undefined, query: string) => To;
};

/** The filter in the address; typing replaces the history entry, so that Back changes the group. */
export function useSectorParams() {
  const settled = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const currentParams = settled ? searchParams : allSectors;
  const params: SectorParams = {
    group: projectsPanel.find(({ key }) => key === currentParams.get('group'))?.key,
    query: (currentParams.get('q') ?? '').trim().slice(0, maxSearchLength),
    settled,
    linkTo: (group, query) => ({
      pathname: paths.outsourcingHome,
      search: withParams({ group: group ?? '', q: query })(currentParams).toString(),
    }),
  };
  const changeQuery = (text: string) =>
    setSearchParams(withParams({ q: text.trim() }), { replace: true, preventScrollReset: true });
  return { ...params, changeQuery };
}

type Choice = { readonly key: SectorFamily | undefined; readonly label: string };

const choices: readonly Choice[] = [
  { key: undefined, label: sectorFilterWords.all },
  ...projectsPanel.map(({ key, label }) => ({ key, label })),
];

type SectorFilterProps = {
  readonly params: SectorParams;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onQuery: (text: string) => void;
};

/** Filters sectors by group and word. Uncontrolled, so that early input counts. */
export function SectorFilter({ params, field, onQuery }: SectorFilterProps) {
  const { group, query, settled, linkTo } = params;
  const id = useId();
  const early = useRef(true);

  useEffect(() => {
    const input = field.current;
    if (input === null || !settled) return;
    const typedEarly = early.current && input.value.trim() !== '' && query === '';
    early.current = false;
    if (typedEarly) onQuery(input.value);
    else if (document.activeElement !== input) input.value = query;
    // Only the address changes the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled, query]);

  return (
    <div
      className={`${styles.sectorFilter} needs-script`}
      role="search"
      aria-label={sectorFilterWords.field}
    >
      <nav aria-label={sectorFilterWords.groups}>
        {choices.map(({ key, label }) => (
          <Link
            key={label}
            to={linkTo(key, query)}
            preventScrollReset
            {...(key === group && { 'aria-current': true })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.sectorWord}>
        <label className={layoutStyles.sr} htmlFor={id}>
          {sectorFilterWords.field}
        </label>
        <Search />
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          placeholder={sectorFilterWords.placeholder}
          defaultValue=""
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
    </div>
  );
}
