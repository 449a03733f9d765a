import { useLocation } from 'react-router-dom';
import { crumbsOf } from '@/content/pages/siteHead';
import { sectorBySlug } from '@/content/sectors';
import {
  sectorHead,
  SectorTasks,
  SavingsHero,
  Reasons,
  RelatedSectors,
  QuoteBanner,
} from '@/features/outsourcing/SectorSections';
import { paths, withQuery } from '@/config/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

const sectorAt = (path: string) => sectorBySlug(path.replaceAll('/', ''));

export const head = (path: string) => sectorHead(sectorAt(path));

/** A sector's landing page (specification, section 2, Sector landing page layout). */
export default function SectorPage() {
  const sector = sectorAt(useLocation().pathname);
  const quote = withQuery(paths.getQuote, { sector: sector.slug });
  return (
    <>
      <SavingsHero heading={sector.heading} drawing={sector.drawing} quote={quote}>
        <Breadcrumbs crumbs={crumbsOf(sector)} />
      </SavingsHero>
      <Reasons heading={sector.reasonsTitle} reasons={sector.reasons} />
      <SectorTasks summary={sector.summary} work={sector.work} />
      <RelatedSectors slugs={sector.related} />
      <QuoteBanner to={quote} plain />
    </>
  );
}
