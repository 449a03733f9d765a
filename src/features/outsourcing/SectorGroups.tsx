import { useRef } from 'react';
import { outsourcingHome } from '@/content/outsourcing';
import { sectorFilterWords } from '@/content/sectorFilter';
import type { SectorFamily } from '@/content/sectors/model';
import { sectorPath, sectorSlugs } from '@/lib/paths';
import type { Sprite } from '@/ui/Art';
import { Tile } from '@/ui/Tile';
import { NoSector } from './NoSector';
import { SectorFilter } from './SectorFilter';
import './sectorGroups.css';
import { useFoundTabs } from './useFoundTabs';
import { useSectorPlace } from './useSectorPlace';

const sprites: Readonly<Record<SectorFamily, Sprite>> = {
  section: 'section',
  services: 'services',
  companyType: 'company-type',
};

/** All 28 sectors in the three groups of the projects panel, or those the address asks for. */
export function SectorGroups() {
  const field = useRef<HTMLInputElement>(null);
  const { changeQuery, ...place } = useSectorPlace();
  const tabs = useFoundTabs(place);
  const shown = tabs.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const emptyField = () => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus({ preventScroll: true });
  };

  return (
    <section className="section surface sector-groups" data-slot="sector-groups">
      <div className="container">
        <h2>{outsourcingHome.sectorsHeading}</h2>
        <p className="lead">{outsourcingHome.sectorsLead}</p>
        <SectorFilter place={place} field={field} onQuery={changeQuery} />
        <p className="sector-count" role="status">
          {sectorFilterWords.count(shown, sectorSlugs.length)}
        </p>
        <div className="sector-found">
          {tabs.map(({ key, label, tiles }) => (
            <div key={key} className="sector-group">
              <h3>{label}</h3>
              <ul className="tiles">
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
            </div>
          ))}
          {shown === 0 && <NoSector onShowAll={emptyField} />}
        </div>
      </div>
    </section>
  );
}
