import { feedWords } from '@/content/feedWords';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as postStyles from './post.module.css';
import * as skeletonsStyles from './skeletons.module.css';

/** Shown until posts have loaded (specification, section 4). */
export function PostsSkeleton() {
  return (
    <div className={skeletonsStyles.postsSkeleton} role="status">
      <span className={layoutStyles.sr}>{feedWords.loading}</span>
      {['first', 'second'].map((name) => (
        <div key={name} className={`${postStyles.post} ${cardStyles.card}`} aria-hidden="true">
          <div className={skeletonsStyles.postsSkeletonAuthor}>
            <span className={`${cardStyles.skel} ${cardStyles.skelArch}`} data-slot="skeleton" />
            <span className={cardStyles.skel} data-slot="skeleton" />
          </div>
          <span
            className={`${cardStyles.skel} ${skeletonsStyles.postsSkeletonTitle}`}
            data-slot="skeleton"
          />
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span
            className={`${cardStyles.skel} ${skeletonsStyles.postsSkeletonPicture}`}
            data-slot="skeleton"
          />
        </div>
      ))}
    </div>
  );
}
