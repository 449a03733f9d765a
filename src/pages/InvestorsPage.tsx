import { investors as words } from '@/content/pages/investors';
import { LinkCards } from '@/ui/sections/LinkCards';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep, StepList } from '@/ui/sections/PageSections';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

/** What an investor finds, in what kind and size, and the way to register. */
export default function InvestorsPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={words.register.to}>{words.register.label}</ButtonLink>
      </SceneHero>
      <LinkCards {...words.finds} />
      <Section tone="surface">
        <DefinitionList glossary={words.scope} />
        <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>{words.notAnOffer}</p>
      </Section>
      <StepList steps={words.steps} />
      <NextStep next={words.next} />
    </>
  );
}
