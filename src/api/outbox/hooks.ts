import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { Post } from '@/api/models/post';
import { type Act, type Place, placeKey, targetKey } from './act';
import { outboxOf } from './open';
import type { Outbox } from './outbox';
import { type Laid, laidPosts, type LaidList, replay, unknownSelf } from './replay';

const noActs: readonly Act[] = [];

/** The outbox of this page's store. */
export const useOutbox = (): Outbox => outboxOf(useStore());

/**
 * The acts of the member on this page, the oldest first; kept current, also with other tabs.
 * @param place only acts that belong to this list
 */
export function useActs(place?: Place): readonly Act[] {
  const outbox = useOutbox();
  const acts = useSyncExternalStore(outbox.subscribe, outbox.acts, () => noActs);
  const key = place && placeKey(place);
  return useMemo(
    () => (key === undefined ? acts : acts.filter((act) => targetKey(act) === key)),
    [acts, key],
  );
}

/** False where this device refuses to keep acts: they then live until the page is left. */
export function useActsKept(): boolean {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.kept, () => true);
}

/** False until what this device kept is read: what a member did earlier is not known before. */
export function useActsOpened(): boolean {
  const outbox = useOutbox();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    let here = true;
    void outbox.opened().then(() => here && setOpened(true));
    return () => {
      here = false;
    };
  }, [outbox]);
  return opened;
}

/** How much of an act's upload has left, from 0 to 1; undefined while it is not being sent. */
export function useProgress(id: string): number | undefined {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.progress(id),
    () => undefined,
  );
}

/**
 * A list on screen: its newest snapshot with the member's own acts laid over it.
 * @param snapshot in the order of the screen; undefined while nothing has come yet
 * @param list how entries of this list are read and what an act looks like among them; the same object
 *   at each render
 */
export function useLaidList<Entry>(
  place: Place,
  snapshot: readonly Entry[] | undefined,
  list: LaidList<Entry>,
): readonly Laid<Entry>[] {
  const outbox = useOutbox();
  const acts = useActs();
  const self = useSyncExternalStore(outbox.subscribe, outbox.self, () => undefined);
  const key = placeKey(place);
  const some = acts.length > 0;
  useEffect(() => {
    if (some) outbox.learnSelf();
  }, [outbox, some]);
  useEffect(() => {
    if (snapshot !== undefined) outbox.note(key, snapshot.map(list.seen));
  }, [outbox, key, snapshot, list]);
  return useMemo(
    () => replay(acts, snapshot ?? [], key, self ?? unknownSelf, list),
    [acts, snapshot, key, self, list],
  );
}

/** Posts on screen, the newest first, with the member's own acts laid over them. */
export const useLaidPosts = (place: Place, snapshot: readonly Post[] | undefined) =>
  useLaidList(place, snapshot, laidPosts);
