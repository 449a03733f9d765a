import { builderLauncher as words } from '@/content/pages/builderLauncher';
import { Band } from '@/features/site-pages/Band';
import { NextStep } from '@/features/site-pages/NextStep';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';
import { StepList } from '@/features/site-pages/StepList';
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
