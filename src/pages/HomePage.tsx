import { useSelector } from 'react-redux';
import {
  homeHead,
  homeHeadings,
  initiativeGroups,
  initiativePrograms,
  mission,
} from '@/content/home';
import { HomePosts } from '@/features/feed/HomePosts';
import { LazyInterestWidget } from '@/features/interest/LazyInterestWidget';
import { BuildingCards, NeedsTeaser } from '@/ui/sections/HomeSections';
import { CommunityPromo, InitiativeStrip, Mission } from '@/ui/sections/LandingSections';
import { LandingHero } from '@/ui/sections/LandingHero';
import { ProjectsPanel } from '@/ui/sections/ProjectsPanel';
import { SentStrip } from '@/features/quote/SentStrip';
import { selectLoggedIn } from '@/session/session.slice';
import type { PageHead } from '@/lib/pageHead';
import { organizationWithLogo } from '@/config/structuredData';
import { paths } from '@/config/paths';
import { absoluteUrl } from '@/config/site';
import { StartedBanner } from '@/ui/StartedBanner';

/** `/` and `/home` are one page (decisions, section 4). */
export const head = (): PageHead => ({
  ...homeHead,
  canonical: paths.root,
  structuredData: [
    { ...organizationWithLogo, description: mission },
    {
      '@type': 'WebSite',
      name: 'Kingdom Builders',
      url: absoluteUrl(paths.root),
      inLanguage: 'en-CA',
    },
  ],
});

export default function HomePage() {
  const member = useSelector(selectLoggedIn);
  return (
    <>
      <SentStrip />
      <LandingHero member={member} />
      <Mission />
      <InitiativeStrip heading={homeHeadings.initiatives} quietHeading cards={initiativeGroups} />
      <ProjectsPanel member={member} />
      <StartedBanner to={paths.getQuote} />
      <InitiativeStrip heading={homeHeadings.programs} cards={initiativePrograms} />
      <NeedsTeaser />
      <BuildingCards />
      <HomePosts />
      <CommunityPromo member={member} />
      <LazyInterestWidget />
    </>
  );
}
