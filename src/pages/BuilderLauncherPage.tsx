import { builderLauncher as words } from '@/content/pages/builderLauncher';
import { Band, NextStep, StepList } from '@/ui/sections/PageSections';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words, serviceOf(words));

export default function BuilderLauncherPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={words.start.to}>{words.start.label}</ButtonLink>
      </SceneHero>
      <StepList steps={words.steps} />
      <Band passage={words.interests} tone="sunken" />
      <NextStep next={words.next} />
    </>
  );
}
