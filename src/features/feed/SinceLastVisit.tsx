import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Post } from '@/api/models/post';
import { sinceLastVisitLine } from '@/content/feedWords';
import { selfOf } from '@/api/models/profile';
import { createMemberValue, useMutedAuthors } from '@/session/memberValues';
import { useCurrentUserQuery } from '@/session/session.api';
import { useWeekdayTime } from '@/ui/formatted/Ago';

const storedVisit = z.object({ at: z.number(), since: z.optional(z.number()) });

/** Milliseconds: last seen, and end of the visit before. */
type Visit = Readonly<z.infer<typeof storedVisit>>;

const newVisitAfterMs = 10 * 60_000;

const lastVisitOf = createMemberValue<Visit | undefined>('kb:visit ', storedVisit, undefined);

/** The current visit; `last` is as stored. */
function currentVisit(last: Visit | undefined, now: number): Visit {
  if (last === undefined) return { at: now };
  const since = (now - last.at > newVisitAfterMs ? last.at : last.since) ?? 0;
  // A damaged value may be no time at all.
  return since > 0 && since < now ? { at: now, since } : { at: now };
}

/** When the member was last here; saves the current visit, and detects a new one on return. */
function useLastVisit() {
  const [stored] = useState(() => lastVisitOf());
  const [{ at, since }, setVisit] = useState(() => currentVisit(stored.get(), Date.now()));

  useEffect(() => {
    stored.set({ at, since });
  }, [stored, at, since]);

  useEffect(() => {
    const saveVisit = () => stored.set({ ...stored.get(), at: Date.now() });
    const onChange = () => {
      if (document.visibilityState === 'hidden') saveVisit();
      else setVisit(currentVisit(stored.get(), Date.now()));
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', saveVisit);
    return () => {
      saveVisit();
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', saveVisit);
    };
  }, [stored]);
  return { since, sinceText: useWeekdayTime(since) };
}

type SinceLastVisitProps = {
  readonly posts: readonly Post[];
  /** Shown at a first visit. */
  readonly countLine: string;
  /** Renders how many others replied to these posts since. */
  readonly replies: (mine: readonly number[], since: number, names: readonly string[]) => ReactNode;
};

/** 'Since Tuesday 9:40: 12 new posts', from what is loaded. */
export function SinceLastVisit({ posts, countLine, replies }: SinceLastVisitProps) {
  const { since, sinceText } = useLastVisit();
  const { currentData: user } = useCurrentUserQuery();
  const isMuted = useMutedAuthors();
  const isUndated = posts.some(({ createdAt }) => createdAt === undefined);
  if (since === undefined || user === undefined || isUndated) return <p>{countLine}</p>;
  const { names } = selfOf(user);
  const isOwn = ({ author }: Post) => names.includes(author);
  const isNew = (post: Post) =>
    (post.createdAt ?? 0) > since && !isOwn(post) && !isMuted(post.author);
  const mine = posts.filter(isOwn).map(({ id }) => id);
  return (
    <p>
      <span>{sinceLastVisitLine(sinceText, posts.filter(isNew).length)}</span>
      {replies(mine, since, names)}
    </p>
  );
}
