import { investors as words } from '@/content/pages/investors';
import { LinkCards } from '@/ui/sections/LinkCards';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep } from '@/ui/sections/NextStep';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { StepList } from '@/ui/sections/StepList';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

/** What an investor finds, in what kind and size, and the way to register. */
export default function InvestorsPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={words.register.to}>{words.register.label}</ButtonLink>
      </SceneHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <LinkCards {...words.finds} />
        </div>
      </section>
      <section className={`${layoutStyles.section} ${layoutStyles.surface}`}>
        <div className={layoutStyles.container}>
          <DefinitionList glossary={words.scope} />
          <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>{words.notAnOffer}</p>
        </div>
      </section>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <StepList course={words.steps} />
        </div>
      </section>
      <NextStep next={words.next} />
    </>
  );
}
