import { Search } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths, sectorPath, sectorSlugs } from '@/config/paths';
import { outsourcingHome, sectorFillers, sectorFilterWords } from '@/content/outsourcing';
import { type PanelTab, projectsPanel, type SectorFamily } from '@/content/projectsPanel';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import { useHydrated } from '@/lib/useHydrated';
import { withParams } from '@/lib/withParams';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Tile, TileFiller } from '@/ui/Tile';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as sectorFilterStyles from './sectorFilter.module.css';
import * as tileStyles from '@/ui/tile.module.css';
import * as sectionsStyles from './outsourcingSections.module.css';

const maxSearchLength = 80;
const allSectors = new URLSearchParams();

/** The address's filter, `?group=services&q=data`; typing replaces the history entry. */
function useSectorParams() {
  const settled = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const currentParams = settled ? searchParams : allSectors;
  return {
    group: projectsPanel.find(({ key }) => key === currentParams.get('group'))?.key,
    query: (currentParams.get('q') ?? '').trim().slice(0, maxSearchLength),
    /** False until hydrated: the document shows all. */
    settled,
    /** Where a group leads; the other parameters, such as the listings' filter, stay. */
    linkTo: (group: SectorFamily | undefined, query: string) => ({
      pathname: paths.outsourcingHome,
      search: withParams({ group: group ?? '', q: query })(currentParams).toString(),
    }),
    changeQuery: (text: string) =>
      setSearchParams(withParams({ q: text.trim() }), { replace: true, preventScrollReset: true }),
  };
}

type SectorParams = ReturnType<typeof useSectorParams>;

const choices = [{ key: undefined, label: sectorFilterWords.all }, ...projectsPanel];

type SectorFilterProps = {
  readonly params: SectorParams;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Filters sectors by group and word. Uncontrolled, so that early input counts. */
function SectorFilter({ params, field }: SectorFilterProps) {
  const { group, query, settled, linkTo, changeQuery } = params;
  const id = useId();
  const early = useRef(true);

  useEffect(() => {
    const input = field.current;
    if (input === null || !settled) return;
    const typed = input.value.trim();
    const typedEarly = early.current && typed !== '' && typed !== query;
    early.current = false;
    if (typedEarly) changeQuery(typed);
    else if (document.activeElement !== input) input.value = query;
    // oxlint-disable-next-line react/exhaustive-deps -- only the address changes the field
  }, [settled, query]);

  return (
    <div
      className={`${sectorFilterStyles.sectorFilter} needs-script`}
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
      <div className={sectorFilterStyles.sectorWord}>
        <label className={layoutStyles.sr} htmlFor={id}>
          {sectorFilterWords.field}
        </label>
        <Search />
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          type="search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          placeholder={sectorFilterWords.placeholder}
          defaultValue=""
          onChange={(event) => changeQuery(event.target.value)}
        />
      </div>
    </div>
  );
}

/** The matching tiles by tab; the index loads with the first letter, and until then all match. */
function useFoundTabs({ group, query }: SectorParams): readonly PanelTab[] {
  const isFiltered = query !== '';
  const { value: index, failed } = useAsync(isFiltered, async (isNeeded) =>
    isNeeded ? retryImport(() => import('./sectorIndex'), 'sectorsFor') : undefined,
  );
  const found = isFiltered ? index?.sectorsFor(query) : undefined;
  // If the index is lost, by the label alone.
  const isFound = (label: string, path: string) =>
    failed ? label.toLowerCase().includes(query.toLowerCase()) : (found?.has(path) ?? true);
  return projectsPanel
    .filter(({ key }) => group === undefined || key === group)
    .map((tab) => ({
      ...tab,
      tiles: tab.tiles.filter(({ label, slug }) => isFound(label, sectorPath(slug))),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** All 28 sectors in three groups, or the filtered ones. */
export function SectorGroups() {
  const field = useRef<HTMLInputElement>(null);
  const params = useSectorParams();
  const tabs = useFoundTabs(params);
  const shown = tabs.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const emptyField = () => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <Section tone="surface" className={sectionsStyles.sectorGroups} data-slot="sector-groups">
      <h2>{outsourcingHome.sectorsHeading}</h2>
      <p className={layoutStyles.lead}>{outsourcingHome.sectorsLead}</p>
      <SectorFilter params={params} field={field} />
      <p className={sectorFilterStyles.sectorCount} role="status">
        {sectorFilterWords.count(shown, sectorSlugs.length)}
      </p>
      <div className={sectorFilterStyles.sectorFound}>
        {tabs.map(({ key, label, tiles }) => (
          <div key={key} className={sectionsStyles.sectorGroup}>
            <h3>{label}</h3>
            <div className={`${tileStyles.tiles} ${sectionsStyles.tilesSix}`}>
              <ul>
                {tiles.map((tile) => (
                  <li key={tile.slug}>
                    <Tile
                      to={sectorPath(tile.slug)}
                      label={tile.label}
                      drawing={tile.drawing}
                      sprite={key === 'companyType' ? 'company-type' : key}
                    />
                  </li>
                ))}
              </ul>
              {params.query === '' && <TileFiller tiles={tiles.length} {...sectorFillers[key]} />}
            </div>
          </div>
        ))}
        {shown === 0 && (
          <EmptyState
            drawing="state-no-results"
            level={3}
            heading={sectorFilterWords.nothing(params.query)}
            text={sectorFilterWords.nothingText}
          >
            <div className={layoutStyles.row}>
              <ButtonLink to={params.linkTo(undefined, '')} preventScrollReset onClick={emptyField}>
                {sectorFilterWords.showAll}
              </ButtonLink>
              <ButtonLink variant="outline" to={paths.getQuote}>
                {sectorFilterWords.quote}
              </ButtonLink>
            </div>
          </EmptyState>
        )}
      </div>
    </Section>
  );
}
