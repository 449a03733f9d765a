import { ArrowRight } from 'lucide-react';
import { feedWords, newPosts } from '@/content/feedWords';
import './feedNews.css';
import { useAnnouncement } from './useAnnouncement';

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
