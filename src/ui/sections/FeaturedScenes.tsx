import { type ComponentType, useRef, useState, useSyncExternalStore } from 'react';
import { heroScenes } from '@/content/home';
import { useAsync } from '@/lib/useAsync';
import { useIdle } from '@/lib/useIdle';
import { useMedia } from '@/lib/useMedia';
import { responsive, Scene } from './Scene';
import * as styles from './landingHero.module.css';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageVisible = () => document.visibilityState === 'visible';

/** No autoplay on mobile, in hidden pages, or if reduced motion is wanted; false until hydrated. */
function useMotionWelcome(): boolean {
  const isTablet = useMedia(`(min-width: ${responsive.tablet.breakpoint.min}px)`);
  const isDesktop = useMedia(`(max-width: ${responsive.desktop.breakpoint.max}px)`);
  const wantsMotion = useMedia('(prefers-reduced-motion: no-preference)');
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false);
  return isTablet && isDesktop && wantsMotion && isVisible;
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

export function FeaturedScenes({ isPaused }: { readonly isPaused: boolean }) {
  const idle = useIdle();
  const welcome = useMotionWelcome();
  const [wanted, setWanted] = useState(false);
  const waiting = useRef<HTMLDivElement>(null);
  if (idle && welcome && !wanted) setWanted(true);
  const { value: Reel } = useAsync(wanted, async (isWanted) =>
    isWanted ? loadReel(waiting.current) : undefined,
  );

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
