import { useEffect, useRef, useState } from 'react';
import type { Act, PostContent } from '@/api/outbox/act';
import { contentOf, isSame } from './errands';

/**
 * Tells when another tab sends the very words that stand in this form too: both had the same draft,
 * and sending it here as well would make two posts (decisions, section 6).
 * @param acts of this form's list
 * @param own the act that this form sends
 * @param content what stands in it
 * @param onSent the outbox has the words; called once for each such act
 */
export function useSentElsewhere(
  acts: readonly Act[],
  own: () => string | undefined,
  content: PostContent,
  onSent: () => void,
): void {
  const latest = useRef({ own, content, onSent });
  useEffect(() => {
    latest.current = { own, content, onSent };
  });
  const [opened] = useState(() => Date.now());
  const known = useRef(opened);
  useEffect(() => {
    const { current } = latest;
    const since = known.current;
    known.current = Math.max(since, ...acts.map(({ createdAt }) => createdAt));
    const same = acts.some((act) => {
      const said = contentOf(act);
      const elsewhere = act.createdAt > since && act.id !== current.own();
      return elsewhere && said !== undefined && isSame(said, current.content);
    });
    if (same) current.onSent();
  }, [acts]);
}
