import { benefits, outsourcingHome } from '@/content/outsourcing';
import { Advisory, HowItWorks } from '@/features/outsourcing/OutsourcingSections';
import { QuoteBanner, Reasons, SavingsHero } from '@/features/outsourcing/SectorSections';
import { SectorGroups } from '@/features/outsourcing/SectorGroups';
import { Showroom } from '@/features/showcase/Showroom';
import { paths } from '@/config/paths';
import type { ScreenHead } from '@/lib/pageHead';
import { organization } from '@/config/structuredData';
import { absoluteUrl } from '@/config/site';

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
