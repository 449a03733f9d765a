import { useCallback, useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceValue, type DeviceValue } from '@/lib/deviceValue';
import { sha256 } from '@/lib/sha256';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { userKey } from '@/lib/userKey';

/**
 * A value that each member has for themselves on this device.
 * @param create makes it, given a member's `userKey`
 * @returns the value of the member on this tab, or of the one whose key is given
 */
export function perMember<Value>(create: (member: string) => DeviceValue<Value>) {
  const values = new Map<string, DeviceValue<Value>>();
  return (member = userKey()): DeviceValue<Value> => {
    const value = values.get(member) ?? create(member);
    values.set(member, value);
    return value;
  };
}

/**
 * Changes what other members have stored on this device.
 * @param start what the value's name begins with; the `userKey` is the rest
 * @param present the `userKey` of who is here
 * @param valueOf the value of a member, by `userKey`
 */
export function changeOthers<Value>(
  start: string,
  present: string,
  valueOf: (member: string) => DeviceValue<Value>,
  change: (value: Value) => Value,
): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(start) || name === start + present) continue;
    const value = valueOf(name.slice(start.length));
    value.set(change(value.get()));
  }
}

/** A post that the member saved: of the general feed, or of a community. */
export type SavedPost = { readonly post: number; readonly community?: number | undefined };

const saved = z.array(z.object({ post: z.number(), community: z.optional(z.number()) }));
const noneSaved: readonly SavedPost[] = [];

/** Only ids are stored: what a post says stays with the provider. */
const savedOf = perMember((member) =>
  createDeviceValue<readonly SavedPost[]>(
    `kb:saved ${member}`,
    (raw) => saved.safeParse(raw).data,
    noneSaved,
  ),
);

const isSame = (one: SavedPost, other: SavedPost) =>
  one.post === other.post && one.community === other.community;

/** The posts that the member on this tab saved on this device, the latest first. */
export const useSavedPosts = (): readonly SavedPost[] => useDeviceValue(savedOf(), noneSaved);

/** Whether a post is saved, kept current. */
export const useIsSaved = (post: SavedPost): boolean =>
  useSavedPosts().some((one) => isSame(one, post));

/** Saves a post, or removes it from the saved ones. */
export function setSaved({ post, community }: SavedPost, isSaved: boolean): void {
  const list = savedOf();
  const entry = { post, ...(community !== undefined && { community }) };
  const others = list.get().filter((one) => !isSame(one, entry));
  list.set(isSaved ? [entry, ...others] : others);
}

/** The highest id of a post that a member has seen, by the id of its community. */
export type SeenPosts = Readonly<Record<string, number>>;

const seen = z.record(z.string(), z.number());
const noneSeen: SeenPosts = {};

/** Only ids are stored: what a post says stays with the provider. */
const seenOf = perMember((member) =>
  createDeviceValue<SeenPosts>(`kb:seen ${member}`, (raw) => seen.safeParse(raw).data, noneSeen),
);

/** What the member on this tab has seen of each community, on this device. */
export const useSeenPosts = (): SeenPosts => useDeviceValue(seenOf(), noneSeen);

/** Saves that the posts of a community were seen. Nothing changes if later ones were seen before. */
export function markSeen(community: number, posts: readonly { readonly id: number }[]): void {
  const value = seenOf();
  const before = value.get()[community];
  const newest = posts.reduce((most, { id }) => Math.max(most, id), 0);
  if (before === undefined || before < newest) value.set({ ...value.get(), [community]: newest });
}

const codes = new Map<string, string>();

/**
 * What stands for an author in this browser's storage: a hash of the name, salted by the key of the
 * member on this tab. The provider's posts and comments share no id of their author, so that two
 * people of one name have one code.
 */
export function authorCode(name: string): string {
  const text = `${userKey()} ${name}`;
  const known = codes.get(text);
  if (known !== undefined) return known;
  const code = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text)).slice(0, 18)));
  codes.set(text, code);
  return code;
}

/** An author whose posts and comments are folded. The name is known until the member logs out. */
export type MutedAuthor = { readonly code: string; readonly name?: string | undefined };

const mutedStart = 'kb:muted ';
const muted = z.array(z.object({ code: z.string(), name: z.optional(z.string()) }));
const noneMuted: readonly MutedAuthor[] = [];

const mutedOf = perMember((member) =>
  createDeviceValue<readonly MutedAuthor[]>(
    `kb:muted ${member}`,
    (raw) => muted.safeParse(raw).data,
    noneMuted,
  ),
);

const mutedCodes = new WeakMap<readonly MutedAuthor[], ReadonlySet<string>>();

function isMuted(name: string): boolean {
  const list = mutedOf().get();
  if (list.length === 0) return false;
  const known = mutedCodes.get(list) ?? new Set(list.map(({ code }) => code));
  mutedCodes.set(list, known);
  return known.has(authorCode(name));
}

/** Folds what an author writes, or unfolds it. */
export function setMuted(name: string, isNowMuted: boolean): void {
  const list = mutedOf();
  const code = authorCode(name);
  const others = list.get().filter((one) => one.code !== code);
  list.set(isNowMuted ? [{ code, name }, ...others] : others);
}

/** Names an author again whose name went with the last logout. */
function rememberName(name: string): void {
  const list = mutedOf();
  const code = authorCode(name);
  if (list.get().some((one) => one.code === code && one.name === undefined))
    list.set(list.get().map((one) => (one.code === code ? { code, name } : one)));
}

/** Whether the member on this tab muted this author, kept current. */
export function useIsMuted(name: string): boolean {
  const subscribe = useCallback((onChange: () => void) => mutedOf().subscribe(onChange), []);
  const is = useSyncExternalStore(
    subscribe,
    () => isMuted(name),
    () => false,
  );
  useEffect(() => {
    if (is) rememberName(name);
  }, [is, name]);
  return is;
}

/**
 * Takes the names out of other members' lists; the codes go on folding after the next login.
 * @param present the `userKey` of who is here
 */
export function forgetNamesOfOthers(present: string): void {
  changeOthers(mutedStart, present, mutedOf, (list) => list.map(({ code }) => ({ code })));
}
