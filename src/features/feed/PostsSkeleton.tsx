import { feedWords } from '@/content/feedWords';
import '@/ui/card.css';
import '@/ui/skeleton.css';
import './post.css';
import './postsSkeleton.css';

/** Shown until posts have loaded (specification, section 4). */
export function PostsSkeleton() {
  return (
    <div className="posts-skeleton" role="status" aria-label={feedWords.loading}>
      {['first', 'second'].map((name) => (
        <div key={name} className="post card" aria-hidden="true">
          <div className="posts-skeleton-author">
            <span className="skel skel--arch" />
            <span className="skel" />
          </div>
          <span className="skel posts-skeleton-title" />
          <span className="skel" />
          <span className="skel" />
          <span className="skel posts-skeleton-picture" />
        </div>
      ))}
    </div>
  );
}
