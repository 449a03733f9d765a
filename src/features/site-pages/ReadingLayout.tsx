import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { PageIntro } from './PageIntro';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './reading.module.css';
import { SceneArch } from './SceneArch';

type ReadingLayoutProps = {
  readonly words: PageWords;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Text in one column, a picture beside it that stays in view. */
export function ReadingLayout({ words, aside, children }: ReadingLayoutProps) {
  return (
    <div className={styles.reading} data-slot="reading-layout">
      <div className={`${layoutStyles.container} ${styles.readingGrid}`}>
        <PageIntro words={words} />
        <div className={styles.readingSide}>
          <SceneArch drawing={words.drawing} tall />
          {aside}
        </div>
        <div className={styles.readingText}>{children}</div>
      </div>
    </div>
  );
}
