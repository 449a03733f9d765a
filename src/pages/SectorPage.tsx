import { useLocation } from 'react-router-dom';
import { isSectorSlug, loadedSector, loadSector } from '@/content/loadSector';
import { savingsClaim } from '@/content/outsourcing';
import { SectorTasks } from '@/features/outsourcing/SectorTasks';
import { QuoteBanner } from '@/features/outsourcing/QuoteBanner';
import { Reasons } from '@/features/outsourcing/Reasons';
import { RelatedSectors } from '@/features/outsourcing/RelatedSectors';
import { SavingsHero } from '@/features/outsourcing/SavingsHero';
import { sectorCrumbs, sectorHead } from '@/features/outsourcing/sectorHead';
import { paths, type SectorSlug, withQuery } from '@/config/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

function slugAt(path: string): SectorSlug {
  const slug = path.replaceAll('/', '');
  if (!isSectorSlug(slug)) throw new Error(`${path} is not the address of a sector.`);
  return slug;
}

export const load = (path: string) => loadSector(slugAt(path));

export const head = (path: string) => sectorHead(loadedSector(slugAt(path)));

/** A sector's landing page (specification, section 2, Sector landing page layout). */
export default function SectorPage() {
  const sector = loadedSector(slugAt(useLocation().pathname));
  const quote = withQuery(paths.getQuote, { sector: sector.slug });
  return (
    <>
      <SavingsHero
        heading={sector.heading}
        lead={savingsClaim}
        drawing={sector.drawing}
        quote={quote}
      >
        <Breadcrumbs crumbs={sectorCrumbs(sector)} />
      </SavingsHero>
      <Reasons heading={sector.reasonsTitle} reasons={sector.reasons} />
      <SectorTasks summary={sector.summary} tasks={sector.tasks} />
      <RelatedSectors slugs={sector.related} />
      <QuoteBanner quote={quote} />
    </>
  );
}
