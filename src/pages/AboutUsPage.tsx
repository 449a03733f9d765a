import { initiativePrograms, mission } from '@/content/initiatives';
import { aboutUs as words } from '@/content/pages/aboutUs';
import { InitiativeStrip } from '@/features/landing/InitiativeStrip';
import { Mission } from '@/features/landing/Mission';
import { Band } from '@/features/site-pages/Band';
import { LinkCards } from '@/features/site-pages/LinkCards';
import { NextStep } from '@/features/site-pages/NextStep';
import { OpenArcade } from '@/features/site-pages/OpenArcade';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { siteHead } from '@/features/site-pages/siteHead';
import { organizationWithLogo } from '@/config/structuredData';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, { ...organizationWithLogo, description: mission });

/** Mission, audience and offers (specification, 1 and 6). */
export default function AboutUsPage() {
  return (
    <>
      <SceneHero words={words}>
        <TextLink to={words.readOn.to}>{words.readOn.label}</TextLink>
      </SceneHero>
      <Mission />
      <Band passage={words.whom} />
      <OpenArcade {...words.roles} />
      <section className={`${layoutStyles.section} ${layoutStyles.sunken}`}>
        <div className={layoutStyles.container}>
          <LinkCards {...words.areas} />
        </div>
      </section>
      <InitiativeStrip heading={words.programsHeading} cards={initiativePrograms} />
      <NextStep next={words.next} />
    </>
  );
}
