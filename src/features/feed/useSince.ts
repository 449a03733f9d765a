import { useEffect, useState } from 'react';
import { spoken } from '@/ui/formatted/moments';
import { userKey } from '@/lib/userKey';
import { goingOn, lastVisitOf } from './lastVisit';

/**
 * When the member was here before this visit, in milliseconds and in words; undefined at the first
 * one. Keeps that they are here now, and notices when they come back to a page left open.
 */
export function useSince(): { readonly since: number | undefined; readonly said: string } {
  const [kept] = useState(() => lastVisitOf(userKey()));
  const [visit, setVisit] = useState(() => goingOn(kept.get(), Date.now()));

  useEffect(() => {
    kept.set(visit);
  }, [kept, visit]);

  useEffect(() => {
    const leave = () => kept.set({ ...kept.get(), at: Date.now() });
    const onChange = () => {
      if (document.visibilityState === 'hidden') leave();
      else setVisit(goingOn(kept.get(), Date.now()));
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', leave);
    };
  }, [kept]);

  const { at, since } = visit;
  return { since, said: since === undefined ? '' : spoken(since, at) };
}
