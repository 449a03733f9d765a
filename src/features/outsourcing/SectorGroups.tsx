import { useRef } from 'react';
import { paths, sectorPath, sectorSlugs } from '@/config/paths';
import { outsourcingHome, sectorFillers, sectorFilterWords } from '@/content/outsourcing';
import { type PanelTab, projectsPanel, type SectorFamily } from '@/content/projectsPanel';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import type { Sprite } from '@/ui/Art';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Tile, TileFiller } from '@/ui/Tile';
import { SectorFilter, type SectorParams, useSectorParams } from './SectorFilter';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as tileStyles from '@/ui/tile.module.css';
import * as sectorFilterStyles from './sectorFilter.module.css';
import * as sectionsStyles from './sections.module.css';

/** If the index is lost. */
const byLabel = (label: string, query: string) => label.toLowerCase().includes(query.toLowerCase());

/** The matching tiles by tab; the index loads with the first letter, and until then all match. */
function useFoundTabs({ group, query }: SectorParams): readonly PanelTab[] {
  const isFiltered = query !== '';
  const { value: index, failed } = useAsync(isFiltered, async (isNeeded) =>
    isNeeded ? retryImport(() => import('./sectorIndex'), 'sectorsFor') : undefined,
  );
  const found = isFiltered ? index?.sectorsFor(query) : undefined;
  const isFound = (label: string, path: string) =>
    failed ? byLabel(label, query) : (found?.has(path) ?? true);
  return projectsPanel
    .filter(({ key }) => group === undefined || key === group)
    .map((tab) => ({
      ...tab,
      tiles: tab.tiles.filter(({ label, slug }) => isFound(label, sectorPath(slug))),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

type NoSectorProps = { readonly params: SectorParams; readonly onShowAll: () => void };

/** No results: all sectors, or a quote without one. */
function NoSector({ params, onShowAll }: NoSectorProps) {
  return (
    <EmptyState
      drawing="state-no-results"
      level={3}
      heading={sectorFilterWords.nothing(params.query)}
      text={sectorFilterWords.nothingText}
    >
      <div className={layoutStyles.row}>
        <ButtonLink to={params.linkTo(undefined, '')} preventScrollReset onClick={onShowAll}>
          {sectorFilterWords.showAll}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.getQuote}>
          {sectorFilterWords.quote}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

const sprites: Readonly<Record<SectorFamily, Sprite>> = {
  section: 'section',
  services: 'services',
  companyType: 'company-type',
};

/** All 28 sectors in three groups, or the filtered ones. */
export function SectorGroups() {
  const field = useRef<HTMLInputElement>(null);
  const { changeQuery, ...params } = useSectorParams();
  const tabs = useFoundTabs(params);
  const shown = tabs.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const emptyField = () => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus({ preventScroll: true });
  };

  return (
    <Section tone="surface" className={sectionsStyles.sectorGroups} data-slot="sector-groups">
      <h2>{outsourcingHome.sectorsHeading}</h2>
      <p className={layoutStyles.lead}>{outsourcingHome.sectorsLead}</p>
      <SectorFilter params={params} field={field} onQuery={changeQuery} />
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
                      sprite={sprites[key]}
                    />
                  </li>
                ))}
              </ul>
              {params.query === '' && <TileFiller tiles={tiles.length} {...sectorFillers[key]} />}
            </div>
          </div>
        ))}
        {shown === 0 && <NoSector params={params} onShowAll={emptyField} />}
      </div>
    </Section>
  );
}
