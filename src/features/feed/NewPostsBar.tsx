import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { feedWords, newPosts } from '@/content/feedWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './feed.module.css';

const minute = 60_000;

/** Announces new posts at most once a minute, and only when there are more. */
function useAnnouncement(count: number): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef({ at: Number.NEGATIVE_INFINITY, count: 0 });
  useEffect(() => {
    if (count === 0) {
      last.current = { ...last.current, count: 0 };
      setAnnouncement('');
    }
    if (count <= last.current.count) return undefined;
    const timer = setTimeout(
      () => {
        last.current = { at: Date.now(), count };
        setAnnouncement(newPosts(count));
      },
      // Never longer, also after the clock was set back.
      Math.min(minute, Math.max(0, last.current.at + minute - Date.now())),
    );
    return () => clearTimeout(timer);
  }, [count]);
  return announcement;
}

type NewPostsBarProps = {
  readonly count: number;
  readonly onShow: () => void;
  /** Set if there is a position to return to. */
  readonly onBack?: () => void;
};

/** Buttons below the top bar: new posts, and back. They take no room, so that nothing moves. */
export function NewPostsBar({ count, onShow, onBack }: NewPostsBarProps) {
  const announcement = useAnnouncement(count);
  return (
    <>
      <p className={layoutStyles.sr} role="status">
        {announcement}
      </p>
      <div className={styles.feedNews}>
        {count > 0 && (
          <button type="button" className={styles.newposts} onClick={onShow}>
            <ArrowRight />
            <span className={layoutStyles.num}>{newPosts(count)}</span>
          </button>
        )}
        {onBack !== undefined && (
          <button
            type="button"
            className={`${styles.newposts} ${styles.newpostsBack}`}
            onClick={onBack}
          >
            <ArrowRight />
            {feedWords.back}
          </button>
        )}
      </div>
    </>
  );
}
