import { useSelector } from 'react-redux';
import { initiativePrograms, mission } from '@/content/home';
import { aboutUs as words } from '@/content/pages/aboutUs';
import { InitiativeStrip, Mission } from '@/ui/sections/LandingSections';
import { Band, NextStep } from '@/ui/sections/PageSections';
import { LinkCards } from '@/ui/sections/LinkCards';
import { OpenArcade } from '@/ui/sections/OpenArcade';
import { SceneHero } from '@/ui/sections/Heroes';
import { selectLoggedIn } from '@/session/session.slice';
import { siteHead } from '@/content/pages/siteHead';
import { organizationWithLogo } from '@/config/structuredData';
import { TextLink } from '@/ui/TextLink';

export const head = () => siteHead(words, { ...organizationWithLogo, description: mission });

/** Mission, audience and offers (specification, 1 and 6). */
export default function AboutUsPage() {
  const isMember = useSelector(selectLoggedIn);
  return (
    <>
      <SceneHero words={words}>
        <TextLink to={words.readOn.to}>{words.readOn.label}</TextLink>
      </SceneHero>
      <Mission />
      <Band passage={words.audience} />
      <OpenArcade {...words.roles} />
      <LinkCards {...words.areas} tone="sunken" />
      <InitiativeStrip heading={words.programsHeading} cards={initiativePrograms} />
      <NextStep next={words.next} isMember={isMember} />
    </>
  );
}
