import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '@/lib/useIdle';
import { useNear } from './useNear';
import '@/ui/card.css';
import './homePosts.css';

/** A list whose script cannot be fetched is left out, as one that has nothing to show. */
const loadList = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./HomePostList')).HomePostList };
  } catch {
    return { default: () => null };
  }
};

const HomePostList = lazy(loadList);

/** The community's newest posts on the landing page; asked for when a person comes towards them. */
export function HomePosts() {
  const idle = useIdle();
  const { near, watch } = useNear();
  return (
    <div ref={watch} data-slot="home-posts">
      {idle && near && (
        <Suspense fallback={null}>
          <HomePostList />
        </Suspense>
      )}
    </div>
  );
}
