import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { Art } from '@/ui/Art';
import { StepsDivider } from '@/ui/StepsDivider';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './directory.module.css';
import { PageIntro } from './PageIntro';

type ArchHeroProps = { readonly words: PageWords; readonly children?: ReactNode };

/** The page's words over a scene below a straight lintel. */
export function ArchHero({ words, children }: ArchHeroProps) {
  return (
    <section className={`${styles.archHero} ${layoutStyles.ashlar}`} data-slot="arch-hero">
      <div className={`${layoutStyles.container} ${styles.archHeroGrid}`}>
        <PageIntro words={words}>{children}</PageIntro>
        <div className={styles.bayFront}>
          <Art drawing={words.drawing} width={1200} height={960} eager fetchPriority="high" />
        </div>
      </div>
      <StepsDivider />
    </section>
  );
}
