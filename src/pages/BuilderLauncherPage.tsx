import { builderLauncher as words } from '@/content/pages/builderLauncher';
import { Band } from '@/ui/sections/Band';
import { NextStep } from '@/ui/sections/NextStep';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { StepList } from '@/ui/sections/StepList';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

export default function BuilderLauncherPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={words.start.to}>{words.start.label}</ButtonLink>
      </SceneHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <StepList course={words.steps} />
        </div>
      </section>
      <Band passage={words.interests} tone="sunken" />
      <NextStep next={words.next} />
    </>
  );
}
