import { useSelector } from 'react-redux';
import { initiativeGroups } from '@/content/home';
import { pageLinks } from '@/content/pages/pageLinks';
import { whoWeAre as words } from '@/content/pages/whoWeAre';
import { CommunityPromo, InitiativeStrip } from '@/ui/sections/LandingSections';
import { ArcadeHero } from '@/ui/sections/ArcadeHero';
import { Band } from '@/ui/sections/PageSections';
import { RegionLinks } from '@/ui/sections/RegionLinks';
import { selectLoggedIn } from '@/session/session.slice';
import { siteHead } from '@/content/pages/siteHead';
import { organizationWithLogo } from '@/config/structuredData';
import { StepsDivider } from '@/ui/StepsDivider';

export const head = () =>
  siteHead(words, { ...organizationWithLogo, description: words.description });

export default function WhoWeArePage() {
  const member = useSelector(selectLoggedIn);
  return (
    <>
      <ArcadeHero words={words} />
      <Band passage={words.one} tone="sunken" links={[words.mission]} />
      <InitiativeStrip heading={words.groupsHeading} cards={initiativeGroups} />
      <RegionLinks {...words.regions} link={pageLinks.communities} />
      <Band passage={words.trades} links={[words.howToJoin]} />
      <CommunityPromo member={member} />
      <StepsDivider />
    </>
  );
}
