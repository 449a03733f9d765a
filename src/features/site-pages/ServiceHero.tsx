import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './heroes.module.css';
import { StepsDivider } from '@/ui/StepsDivider';
import { PageIntro } from './PageIntro';
import { SceneArch } from './SceneArch';

type ServiceHeroProps = {
  readonly words: PageWords;
  readonly children: ReactNode;
};

/** Words and scene on the left, a short form on the right. */
export function ServiceHero({ words, children }: ServiceHeroProps) {
  return (
    <section className={`${styles.desk} ${layoutStyles.ashlar}`} data-slot="service-hero">
      <div className={`${layoutStyles.container} ${styles.deskGrid}`}>
        <PageIntro words={words} />
        <div className={`${styles.sheet} ${cardStyles.card}`}>{children}</div>
        <SceneArch drawing={words.drawing} />
      </div>
      <StepsDivider />
    </section>
  );
}
