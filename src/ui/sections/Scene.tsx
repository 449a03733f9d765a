import { Art } from '@/ui/Art';
import * as styles from './landingHero.module.css';

/** Specification, section 9; milliseconds. */
export const slideDurationMs = 3000;
export const transitionMs = 2500;

export const responsive = {
  desktop: { breakpoint: { max: 3000, min: 1024 }, items: 1 },
  tablet: { breakpoint: { max: 1024, min: 464 }, items: 1 },
  mobile: { breakpoint: { max: 464, min: 0 }, items: 1 },
};

const crops = { l: styles.cropL, c: styles.cropC, r: styles.cropR } as const;

type SceneProps = {
  readonly drawing: string;
  /** The first one has a file of its own; others share one. */
  readonly first?: boolean;
};

/** A scene as wide as the arcade; on phones each bay has its own crop. */
export function Scene({ drawing, first = false }: SceneProps) {
  return (
    <div className={styles.scene} data-slot="scene">
      {(['l', 'c', 'r'] as const).map((bay) => (
        <Art
          key={bay}
          drawing={drawing}
          sprite={first ? undefined : 'featured'}
          className={`${styles.crop} ${crops[bay]}`}
          width={1200}
          height={960}
          eager
          draggable={false}
          fetchPriority={first ? 'high' : 'low'}
        />
      ))}
    </div>
  );
}
