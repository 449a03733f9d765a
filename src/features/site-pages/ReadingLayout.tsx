import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { PageIntro } from './PageIntro';
import './readingLayout.css';
import { SceneArch } from './SceneArch';

type ReadingLayoutProps = {
  readonly words: PageWords;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Text in one column, a picture beside it that stays in view. */
export function ReadingLayout({ words, aside, children }: ReadingLayoutProps) {
  return (
    <div className="reading" data-slot="reading-layout">
      <div className="container reading-grid">
        <PageIntro words={words} />
        <div className="reading-side">
          <SceneArch drawing={words.drawing} tall />
          {aside}
        </div>
        <div className="reading-text">{children}</div>
      </div>
    </div>
  );
}
