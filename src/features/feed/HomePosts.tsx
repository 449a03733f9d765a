import { lazy, Suspense, useRef } from 'react';
import { homePosts } from '@/content/home';
import { useIdle } from '@/lib/useIdle';
import { useNearViewport } from '@/lib/useNearViewport';
import '@/ui/card.module.css';
import { HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';

const lostList = () => (
  <NoHomePosts>
    <p>{homePosts.failed}</p>
  </NoHomePosts>
);

/** If its script is lost, a sentence says so. */
const HomePostList = lazy(() =>
  import('./HomePostList').then(
    ({ HomePostList: List }) => ({ default: List }),
    () => ({ default: lostList }),
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
