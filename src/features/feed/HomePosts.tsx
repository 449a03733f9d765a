import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useIdle } from '@/lib/useIdle';
import '@/ui/card.module.css';
import { HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';

type Near = {
  /** True once the element is less than two windows away. */
  readonly near: boolean;
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Whether an element is about to come into view. */
function usePrefetchNear(): Near {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, watch };
}

/** If its script is lost, the list is left out. */
const loadList = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./HomePostList')).HomePostList };
  } catch {
    return { default: NoHomePosts };
  }
};

const HomePostList = lazy(loadList);

/** The newest posts on the landing page: room in the document, loaded when near. */
export function HomePosts() {
  const idle = useIdle();
  const { near, watch } = usePrefetchNear();
  return (
    <div ref={watch} className="needs-script" data-slot="home-posts">
      {idle && near ? (
        <Suspense fallback={<HomePostsPlaceholder />}>
          <HomePostList />
        </Suspense>
      ) : (
        <HomePostsPlaceholder />
      )}
    </div>
  );
}
