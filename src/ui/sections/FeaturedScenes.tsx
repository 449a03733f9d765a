import {
  type ComponentType,
  useEffect,
  useRef,
  useState,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { heroScenes } from '@/content/home';
import { useIdle } from '@/lib/useIdle';
import { motionConditions, Scene } from './Scene';
import * as styles from './hero.module.css';

const onServer = () => false;

/** True if all media queries match and the page is visible; false until hydrated. */
function useMotionWelcome(conditions: readonly string[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const lists = conditions.map((condition) => window.matchMedia(condition));
      for (const list of lists) list.addEventListener('change', onChange);
      document.addEventListener('visibilitychange', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [conditions],
  );
  const welcome = () =>
    document.visibilityState === 'visible' &&
    conditions.every((condition) => window.matchMedia(condition).matches);
  return useSyncExternalStore(subscribe, welcome, onServer);
}

type Reel = ComponentType<{ readonly still: boolean }>;

const [firstScene, ...laterScenes] = heroScenes;

async function loadReel(waiting: HTMLElement | null): Promise<Reel> {
  const pictures = [...(waiting?.querySelectorAll('img') ?? [])];
  const [{ SceneCarousel }] = await Promise.all([
    import('./SceneCarousel'),
    ...pictures.map((picture) => picture.decode()),
  ]);
  return SceneCarousel;
}

/** The first scene is static; others and the carousel load when idle, if motion is welcome. */
export function FeaturedScenes({ isPaused }: { readonly isPaused: boolean }) {
  const idle = useIdle();
  const welcome = useMotionWelcome(motionConditions);
  const [wanted, setWanted] = useState(false);
  const [Reel, setReel] = useState<Reel>();
  const waiting = useRef<HTMLDivElement>(null);
  if (idle && welcome && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    const show = async () => {
      const loaded = await loadReel(waiting.current).catch(() => undefined);
      if (here && loaded) setReel(() => loaded);
    };
    void show();
    return () => {
      here = false;
    };
  }, [wanted]);

  return (
    <div className={styles.reel} aria-hidden="true" data-slot="featured-scenes">
      {wanted && (
        <div ref={waiting}>
          {laterScenes.map((drawing) => (
            <Scene key={drawing} drawing={drawing} />
          ))}
        </div>
      )}
      <Scene drawing={firstScene} first />
      {Reel && <Reel still={isPaused || !welcome} />}
    </div>
  );
}
