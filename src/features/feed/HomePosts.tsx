import { lazy, Suspense, useRef } from 'react';
import { useIdle } from '@/lib/useIdle';
import { useNearViewport } from '@/lib/useNearViewport';
import '@/ui/card.module.css';
import { HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';

/** If its script is lost, the list is left out. */
const HomePostList = lazy(() =>
  import('./HomePostList').then(
    ({ HomePostList: List }) => ({ default: List }),
    () => ({ default: NoHomePosts }),
  ),
);

/** The newest posts on the landing page: room in the document, loaded when near. */
export function HomePosts() {
  const container = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const isNear = useNearViewport(container, '200%');
  return (
    <div ref={container} className="needs-script" data-slot="home-posts">
      {idle && isNear ? (
        <Suspense fallback={<HomePostsPlaceholder />}>
          <HomePostList />
        </Suspense>
      ) : (
        <HomePostsPlaceholder />
      )}
    </div>
  );
}
