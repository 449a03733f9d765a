import { relatedSectorsHeading } from '@/content/outsourcing';
import { projectsPanel } from '@/content/projectsPanel';
import { sectorPath, type SectorSlug } from '@/config/paths';
import { Tile } from '@/ui/Tile';
import './relatedSectors.css';

const tiles = projectsPanel.flatMap((tab) => tab.tiles);

export function RelatedSectors({ slugs }: { readonly slugs: readonly SectorSlug[] }) {
  return (
    <section className="section related-sectors" data-slot="related-sectors">
      <div className="container">
        <h2>{relatedSectorsHeading}</h2>
        <ul className="related">
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
