import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { StepsDivider } from '@/ui/StepsDivider';
import { PageIntro } from './PageIntro';
import { SceneArch } from './SceneArch';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './heroes.module.css';

const walls = { limestone: layoutStyles.ashlar, cedar: layoutStyles.onWall } as const;

type SceneHeroProps = {
  readonly words: PageWords;
  /** Limestone outside, cedar inside. */
  readonly wall?: keyof typeof walls;
  readonly children?: ReactNode;
};

/** Words on the left, a scene in an arch on the right. */
export function SceneHero({ words, wall = 'limestone', children }: SceneHeroProps) {
  return (
    <section className={`${styles.sceneHero} ${walls[wall]}`} data-slot="scene-hero">
      <div className={`${layoutStyles.container} ${styles.sceneHeroGrid}`}>
        <PageIntro words={words}>{children}</PageIntro>
        <SceneArch drawing={words.drawing} lines={wall === 'limestone'} />
      </div>
      <StepsDivider />
    </section>
  );
}
