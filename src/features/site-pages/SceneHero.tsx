import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { StepsDivider } from '@/ui/StepsDivider';
import { PageIntro } from './PageIntro';
import { SceneArch } from './SceneArch';
import './sceneHero.css';

const walls = { limestone: 'ashlar', cedar: 'on-wall' } as const;

type SceneHeroProps = {
  readonly words: PageWords;
  /** Outside, a coursed limestone wall; inside, a cedar one. */
  readonly wall?: keyof typeof walls;
  readonly children?: ReactNode;
};

/** The page's words on the left, its scene in a wide arch on the right, both on two steps. */
export function SceneHero({ words, wall = 'limestone', children }: SceneHeroProps) {
  return (
    <section className={`scene-hero ${walls[wall]}`} data-slot="scene-hero">
      <div className="container scene-hero-grid">
        <PageIntro words={words}>{children}</PageIntro>
        <SceneArch drawing={words.drawing} lines={wall === 'limestone'} />
      </div>
      <StepsDivider />
    </section>
  );
}
