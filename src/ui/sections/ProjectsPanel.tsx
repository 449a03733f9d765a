import { savingsBlock } from '@/content/outsourcing';
import {
  openPortal,
  type PanelTab,
  projectsPanel,
  projectsPanelTitle,
} from '@/content/projectsPanel';
import { sectorPath } from '@/config/paths';
import { Tile, TileFiller } from '@/ui/Tile';
import { Tabs } from '@/ui/Tabs';
import { WrappingText } from '@/ui/WrappingText';
import { Section } from '@/ui/Section';
import * as tileStyles from '@/ui/tile.module.css';
import * as styles from './buildings.module.css';

const sprites = { section: 'landing', services: 'services', companyType: 'company-type' } as const;

function SectorTiles({ tab }: { readonly tab: PanelTab }) {
  return (
    <div className={tileStyles.tiles}>
      {tab.tiles.map(({ label, slug, drawing }) => (
        <Tile
          key={slug}
          label={label}
          to={sectorPath(slug)}
          drawing={drawing}
          sprite={sprites[tab.key]}
        />
      ))}
      <TileFiller tiles={tab.tiles.length} {...savingsBlock} />
    </div>
  );
}

const sectorTabs = projectsPanel.map((tab) => ({
  key: tab.key,
  label: tab.label,
  panel: <SectorTiles tab={tab} />,
}));

const memberTab = {
  key: openPortal.key,
  label: openPortal.label,
  panel: (
    <div className={tileStyles.tiles}>
      {openPortal.tiles.map(({ label, to, drawing }) => (
        <Tile key={to} label={label} to={to} drawing={drawing} />
      ))}
    </div>
  ),
};

/** All sectors in three tabs (specification, section 2); members get a fourth (decisions, section 4). */
export function ProjectsPanel({ member }: { readonly member: boolean }) {
  return (
    <Section tone="sunken" className={styles.projects} data-slot="projects-panel">
      <h2>
        <WrappingText text={projectsPanelTitle} />
      </h2>
      <Tabs label={projectsPanelTitle} tabs={member ? [...sectorTabs, memberTab] : sectorTabs} />
    </Section>
  );
}
