import { useEffect, useRef, useState } from 'react';
import { newPosts } from '@/content/feedWords';

const minute = 60_000;

/** What is said of posts that wait: at most once a minute, and only when there are more than before. */
export function useAnnouncement(count: number): string {
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
