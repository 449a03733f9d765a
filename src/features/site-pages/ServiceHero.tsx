import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import '@/ui/card.css';
import { StepsDivider } from '@/ui/StepsDivider';
import './serviceHero.css';
import { PageIntro } from './PageIntro';
import { SceneArch } from './SceneArch';

type ServiceHeroProps = {
  readonly words: PageWords;
  readonly children: ReactNode;
};

/** Words and scene on the left, a short form on the right. */
export function ServiceHero({ words, children }: ServiceHeroProps) {
  return (
    <section className="desk ashlar" data-slot="service-hero">
      <div className="container desk-grid">
        <PageIntro words={words} />
        <div className="sheet card">{children}</div>
        <SceneArch drawing={words.drawing} />
      </div>
      <StepsDivider />
    </section>
  );
}
