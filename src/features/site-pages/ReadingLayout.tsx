import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { PageIntro } from './PageIntro';
import './readingLayout.css';
import { SceneArch } from './SceneArch';

type ReadingRoomProps = {
  readonly words: PageWords;
  /** Under the picture: a way to jump, or a next act. */
  readonly aside?: ReactNode;
  /** What there is to read. */
  readonly children: ReactNode;
};

/** A page to read: the text in one column, a window beside it that stays in view. */
export function ReadingLayout({ words, aside, children }: ReadingRoomProps) {
  return (
    <div className="reading" data-slot="reading-room">
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
