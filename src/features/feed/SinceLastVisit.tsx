import { type ReactNode, useMemo, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Post } from '@/api/models/post';
import { catchUp, postsShown } from '@/content/feedWords';
import { createDeviceValue } from '@/lib/deviceValue';
import { userKey } from '@/lib/userKey';
import { selfOf } from '@/api/models/profile';
import { useMutedAuthors } from '@/session/perMember';
import { useCurrentUserQuery } from '@/session/session.api';
import { weekdayTime } from '@/ui/formatted/moments';

/** When the member was last here; saves the current visit, and detects a new one on return. */
function useLastVisit(): { readonly since: number | undefined; readonly sinceText: string } {
  const [storedVisit] = useState(() => lastVisitOf(userKey()));
  const [visit, setVisit] = useState(() => currentVisit(storedVisit.get(), Date.now()));

  useEffect(() => {
    storedVisit.set(visit);
  }, [storedVisit, visit]);

  useEffect(() => {
    const saveVisit = () => storedVisit.set({ ...storedVisit.get(), at: Date.now() });
    const onChange = () => {
      if (document.visibilityState === 'hidden') saveVisit();
      else setVisit(currentVisit(storedVisit.get(), Date.now()));
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', saveVisit);
    return () => {
      saveVisit();
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', saveVisit);
    };
  }, [storedVisit]);

  const { at, since } = visit;
  return { since, sinceText: since === undefined ? '' : weekdayTime(since, at) };
}

const visit = z.object({ at: z.number(), since: z.optional(z.number()) });

/** Milliseconds: last seen, and end of the visit before. */
type Visit = { readonly at: number; readonly since?: number | undefined };

/** A longer absence, in milliseconds, starts a new visit. */
const newVisitAfterMs = 10 * 60_000;

const parse = (raw: unknown): Visit | undefined => visit.safeParse(raw).data;

/** On this device, by `userKey`. */
const lastVisitOf = (member: string) =>
  createDeviceValue<Visit | undefined>(`kb:visit ${member}`, parse, undefined);

/** The current visit; `last` is as stored. */
function currentVisit(last: Visit | undefined, now: number): Visit {
  if (last === undefined) return { at: now };
  return { at: now, since: now - last.at > newVisitAfterMs ? last.at : last.since };
}

type SinceLastVisitProps = {
  readonly posts: readonly Post[];
  readonly shown: number;
  /** Renders how many others replied to these posts since. */
  readonly replies: (mine: readonly number[], since: number, names: readonly string[]) => ReactNode;
};

const nobody = { names: [] as readonly string[] };

/** 'Since Tuesday 9:40: 12 new posts', from what is loaded. */
export function SinceLastVisit({ posts, shown, replies }: SinceLastVisitProps) {
  const { since, sinceText } = useLastVisit();
  const { currentData: user } = useCurrentUserQuery();
  const { names } = useMemo(() => (user === undefined ? nobody : selfOf(user)), [user]);
  const isMuted = useMutedAuthors();
  const { mine, count } = useMemo(() => {
    const own = ({ author }: Post) => names.includes(author);
    const isNew = (post: Post) =>
      (post.createdAt ?? 0) > (since ?? Infinity) && !own(post) && !isMuted(post.author);
    return {
      mine: posts.filter(own).map(({ id }) => id),
      count: posts.filter(isNew).length,
    };
  }, [posts, names, since, isMuted]);
  if (since === undefined || user === undefined) return <p>{postsShown(shown)}</p>;
  return (
    <p data-slot="catch-up">
      {catchUp(sinceText, count)}
      {replies(mine, since, names)}
    </p>
  );
}
