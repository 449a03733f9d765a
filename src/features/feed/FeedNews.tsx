import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { feedWords, newPosts } from '@/content/feedWords';
import './feedNews.css';

const minute = 60_000;

/** What is said of posts that wait: at most once a minute, and only when there are more than before. */
function useAnnouncement(count: number): string {
  const [said, setSaid] = useState('');
  const last = useRef({ at: Number.NEGATIVE_INFINITY, count: 0 });
  useEffect(() => {
    if (count === 0) {
      last.current = { ...last.current, count: 0 };
      setSaid('');
    }
    if (count <= last.current.count) return undefined;
    const timer = setTimeout(
      () => {
        last.current = { at: Date.now(), count };
        setSaid(newPosts(count));
      },
      Math.max(0, last.current.at + minute - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [count]);
  return said;
}

type FeedNewsProps = {
  /** How many posts wait. */
  readonly count: number;
  readonly onAccept: () => void;
  /** Given where there is a line to go back to. */
  readonly onBack?: () => void;
};

/**
 * The keystone under the top bar: posts of others wait behind it (design guide, section 7). Beside it
 * the way back. Neither takes room in the page, so nothing moves when they come.
 */
export function FeedNews({ count, onAccept, onBack }: FeedNewsProps) {
  const said = useAnnouncement(count);
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <div className="feed-news" data-slot="feed-news">
        {count > 0 && (
          <button type="button" className="newposts" onClick={onAccept}>
            <ArrowRight className="icon" />
            <span className="num">{newPosts(count)}</span>
          </button>
        )}
        {onBack !== undefined && (
          <button type="button" className="newposts newposts--back" onClick={onBack}>
            <ArrowRight className="icon" />
            {feedWords.back}
          </button>
        )}
      </div>
    </>
  );
}
