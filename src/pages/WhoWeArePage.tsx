import { initiativeGroups } from '@/content/initiatives';
import { pageLinks } from '@/content/pages/pageLinks';
import { whoWeAre as words } from '@/content/pages/whoWeAre';
import { CommunityPromo } from '@/features/landing/CommunityPromo';
import { InitiativeStrip } from '@/features/landing/InitiativeStrip';
import { ArcadeHero } from '@/features/site-pages/ArcadeHero';
import { Band } from '@/features/site-pages/Band';
import { RegionLinks } from '@/features/site-pages/RegionLinks';
import { siteHead } from '@/features/site-pages/siteHead';
import { organizationWithLogo } from '@/config/structuredData';
import { StepsDivider } from '@/ui/StepsDivider';

export const head = () =>
  siteHead(words, { ...organizationWithLogo, description: words.description });

export default function WhoWeArePage() {
  return (
    <>
      <ArcadeHero words={words} />
      <Band passage={words.one} tone="sunken" ways={[words.mission]} />
      <InitiativeStrip heading={words.groupsHeading} cards={initiativeGroups} />
      <RegionLinks {...words.regions} way={pageLinks.communities} />
      <Band passage={words.trades} ways={[words.howToJoin]} />
      <CommunityPromo />
      <StepsDivider />
    </>
  );
}
