import { benefits, outsourcingHome } from '@/content/outsourcing';
import { Advisory, HowItWorks } from '@/features/outsourcing/OutsourcingSections';
import { QuoteBanner, Reasons, SavingsHero } from '@/features/outsourcing/SectorSections';
import { SectorGroups } from '@/features/outsourcing/SectorGroups';
import { Showroom } from '@/features/showcase/Showroom';
import { paths, sectorPath } from '@/config/paths';
import { projectsPanel } from '@/content/projectsPanel';
import type { ScreenHead } from '@/lib/head';
import { organization } from '@/config/structuredData';
import { absoluteUrl } from '@/config/site';

/** With the sectors as its offers. */
export const head = (): ScreenHead => ({
  title: outsourcingHome.title,
  description: outsourcingHome.description,
  structuredData: [
    {
      '@type': 'Service',
      name: outsourcingHome.heading,
      serviceType: 'Outsourcing',
      description: outsourcingHome.description,
      url: absoluteUrl(paths.outsourcingHome),
      provider: organization,
    },
    {
      '@type': 'ItemList',
      name: outsourcingHome.sectorsHeading,
      itemListElement: projectsPanel
        .flatMap(({ tiles }) => tiles)
        .map(({ label, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          url: absoluteUrl(sectorPath(slug)),
        })),
    },
  ],
});

/** The outsourcing marketplace and advisory offer (specification, section 1; decisions, section 4). */
export default function OutsourcingHomePage() {
  return (
    <>
      <SavingsHero
        heading={outsourcingHome.heading}
        drawing="scene-services"
        quote={paths.getQuote}
      />
      <Reasons heading={outsourcingHome.reasonsHeading} reasons={benefits} />
      <HowItWorks />
      <SectorGroups />
      <Advisory />
      <Showroom />
      <QuoteBanner to={paths.getQuote} />
    </>
  );
}
