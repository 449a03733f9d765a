import { relatedSectorsHeading } from '@/content/outsourcing';
import { projectsPanel } from '@/content/projectsPanel';
import { sectorPath, type SectorSlug } from '@/config/paths';
import { Tile } from '@/ui/Tile';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sector.module.css';

const tiles = projectsPanel.flatMap((tab) => tab.tiles);

export function RelatedSectors({ slugs }: { readonly slugs: readonly SectorSlug[] }) {
  return (
    <section
      className={`${layoutStyles.section} ${styles.relatedSectors}`}
      data-slot="related-sectors"
    >
      <div className={layoutStyles.container}>
        <h2>{relatedSectorsHeading}</h2>
        <ul className={styles.related}>
          {slugs.map((slug) => {
            const tile = tiles.find((one) => one.slug === slug);
            return (
              tile && (
                <li key={slug}>
                  <Tile to={sectorPath(slug)} label={tile.label} drawing={tile.drawing} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
