import { benefits, outsourcingHome, savingsClaim } from '@/content/outsourcing';
import { Advisory } from '@/features/outsourcing/Advisory';
import { HowItWorks } from '@/features/outsourcing/HowItWorks';
import { outsourcingHead } from '@/features/outsourcing/outsourcingHead';
import { QuoteBanner } from '@/features/outsourcing/QuoteBanner';
import { Reasons } from '@/features/outsourcing/Reasons';
import { SavingsHero } from '@/features/outsourcing/SavingsHero';
import { SectorGroups } from '@/features/outsourcing/SectorGroups';
import { Showroom } from '@/features/showcase/Showroom';
import { paths } from '@/config/paths';

export const head = outsourcingHead;

/** The outsourcing marketplace and advisory offer (specification, section 1; decisions, section 4). */
export default function OutsourcingHomePage() {
  return (
    <>
      <SavingsHero
        heading={outsourcingHome.heading}
        lead={savingsClaim}
        drawing="scene-services"
        quote={paths.getQuote}
      />
      <Reasons heading={outsourcingHome.reasonsHeading} reasons={benefits} />
      <HowItWorks />
      <SectorGroups />
      <Advisory />
      <Showroom />
      <QuoteBanner quote={paths.getQuote} afterBand />
    </>
  );
}
