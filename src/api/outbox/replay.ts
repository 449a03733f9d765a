import type { Post } from '@/api/models/post';
import { type Act, targetKey } from './act';
import { likeness, type Seen, type Self } from './match';
import { pictureAddress } from './pictureAddress';

/** An entry of a list on screen; `act` is there while it is the member's own and not yet settled. */
export type Laid<Entry> = {
  /** Stays the same while an act becomes an entry of the provider. */
  readonly key: string;
  readonly entry: Entry;
  readonly act?: Act | undefined;
};

/** What laying acts over a list needs to know of its entries. */
export type LaidList<Entry> = {
  readonly seen: (entry: Entry) => Seen;
  /** What an act looks like in the list. Its id is negative, so that it meets no other. */
  readonly pending: (act: Act, id: number, self: Self) => Entry | undefined;
  /** Where new entries come. */
  readonly newest: 'first' | 'last';
};

/** Shown until the provider has said who the member is. */
export const unknownSelf: Self = { name: 'You', names: [] };

/**
 * Lays a member's acts over the newest snapshot of their list (architecture, section 4): each act is
 * shown until the snapshot shows it, so that no poll tick takes away what a member just did. Pure.
 * @param acts of any list; those of others are left out, refused ones too, since their words are back
 *   in their form
 * @param snapshot in the order of the screen
 * @param key the list's `placeKey`
 */
export function replay<Entry>(
  acts: readonly Act[],
  snapshot: readonly Entry[],
  key: string,
  self: Self,
  list: LaidList<Entry>,
): readonly Laid<Entry>[] {
  const shown = snapshot.map((entry) => ({ entry, seen: list.seen(entry) }));
  const keys = new Map<number, string>();
  const laid: Laid<Entry>[] = [];
  for (const act of acts) {
    if (targetKey(act) !== key || act.state === 'refused') continue;
    const found = shown.find(
      ({ seen }) => !keys.has(seen.id) && likeness(act, seen, self) === 'same',
    );
    if (found !== undefined && act.sentAt !== undefined) {
      keys.set(found.seen.id, act.id);
      continue;
    }
    const entry = list.pending(act, -act.createdAt, self);
    if (entry !== undefined) {
      laid.push({ key: act.id, entry, ...(act.state === 'sent' ? {} : { act }) });
    }
  }
  const settled = shown.map(({ entry, seen }): Laid<Entry> => ({
    key: keys.get(seen.id) ?? String(seen.id),
    entry,
  }));
  return list.newest === 'first' ? [...laid.toReversed(), ...settled] : [...settled, ...laid];
}

/** Posts on screen: the newest come first. */
export const laidPosts: LaidList<Post> = {
  newest: 'first',
  seen: ({ id, author, title, body }) => ({ id, author, title, text: body }),
  pending: (act, id, { name }) => {
    if (act.kind !== 'post' && act.kind !== 'community-post') return undefined;
    const { title, message, picture } = act.payload;
    return {
      id,
      author: name,
      title: title.trim(),
      body: message.trim(),
      createdAt: act.createdAt,
      ...(picture === undefined ? {} : { picture: pictureAddress(picture) }),
    };
  },
};
