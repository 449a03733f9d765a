import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useIdle } from '@/lib/useIdle';
import '@/ui/card.css';
import { HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';

type Near = {
  /** True from the first moment at which the element is less than two windows away. */
  readonly near: boolean;
  /** Goes to the element's `ref`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Tells when a person is about to come to an element, so that it can be made ready. */
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

/** A list whose script cannot be fetched is left out, as one that has nothing to show. */
const loadList = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./HomePostList')).HomePostList };
  } catch {
    return { default: NoHomePosts };
  }
};

const HomePostList = lazy(loadList);

/**
 * The community's newest posts on the landing page: their room is in the document, and they are asked
 * for when a person comes towards them.
 */
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
