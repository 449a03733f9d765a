import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { deviceStorage } from '@/lib/deviceStorage';
import { createDeviceValues, type DeviceValue, useDeviceValue } from '@/lib/deviceValue';
import { sha256 } from '@noble/hashes/sha2.js';
import { userKey } from '@/lib/userKey';
import { useUserKey } from '@/lib/useUserKey';

/** A device value per member, named `namePrefix` and their key; by default that of this tab's. */
export function createMemberValue<Value>(
  namePrefix: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
) {
  const valueOf = createDeviceValues(namePrefix, (raw) => schema.safeParse(raw).data, initial);
  return (member = userKey()): DeviceValue<Value> => valueOf(member);
}

/** Changes the values of all members but `present`. */
export function updateOtherMembers<Value>(
  namePrefix: string,
  present: string,
  valueOf: (member: string) => DeviceValue<Value>,
  change: (value: Value) => Value,
): void {
  for (const name of deviceStorage.names()) {
    if (!name.startsWith(namePrefix) || name === namePrefix + present) continue;
    const value = valueOf(name.slice(namePrefix.length));
    value.set(change(value.get()));
  }
}

export type SavedPost = { readonly post: number; readonly community?: number | undefined };

const saved = z.array(z.object({ post: z.number(), community: z.optional(z.number()) }));

/** Ids only. */
const savedOf = createMemberValue<readonly SavedPost[]>('kb:saved ', saved, []);

const isSame = (one: SavedPost, other: SavedPost) =>
  one.post === other.post && one.community === other.community;

/** The member's saved posts, latest first. */
export const useSavedPosts = (): readonly SavedPost[] => useDeviceValue(savedOf());

export const useIsSaved = (post: SavedPost): boolean =>
  useSavedPosts().some((one) => isSame(one, post));

/** Saves a post, or removes it. Returns false if the device refuses: then it is so until reload. */
export function setSaved({ post, community }: SavedPost, isSaved: boolean): boolean {
  const list = savedOf();
  const entry = { post, ...(community !== undefined && { community }) };
  const others = list.get().filter((one) => !isSame(one, entry));
  return list.set(isSaved ? [entry, ...others] : others);
}

/** The highest post id seen, by community. */
type SeenPosts = Readonly<Record<string, number>>;

const seen = z.record(z.string(), z.number());

const seenOf = createMemberValue<SeenPosts>('kb:seen ', seen, {});

export const useSeenPosts = (): SeenPosts => useDeviceValue(seenOf());

/** Never lowers what was seen. */
export function markSeen(community: number, posts: readonly { readonly id: number }[]): void {
  const value = seenOf();
  const before = value.get()[community];
  const newest = posts.reduce((most, { id }) => Math.max(most, id), 0);
  if (before === undefined || before < newest) value.set({ ...value.get(), [community]: newest });
}

const codes = new Map<string, string>();

/** A salted hash of an author's name: the provider has no author id, so namesakes share it. */
export function authorCode(name: string, member = userKey()): string {
  const text = `${member} ${name}`;
  const known = codes.get(text);
  if (known !== undefined) return known;
  const code = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text)).slice(0, 18)));
  codes.set(text, code);
  return code;
}

/** The name is forgotten at logout. */
type MutedAuthor = { readonly code: string; readonly name?: string | undefined };

const mutedStart = 'kb:muted ';
const muted = z.array(z.object({ code: z.string(), name: z.optional(z.string()) }));

const mutedOf = createMemberValue<readonly MutedAuthor[]>(mutedStart, muted, []);

const mutedCodes = new WeakMap<readonly MutedAuthor[], ReadonlySet<string>>();

function isMutedAuthor(name: string, list: readonly MutedAuthor[]): boolean {
  if (list.length === 0) return false;
  const known = mutedCodes.get(list) ?? new Set(list.map(({ code }) => code));
  mutedCodes.set(list, known);
  return known.has(authorCode(name));
}

/** Mutes or unmutes an author. Returns false if the device refuses: then it is so until reload. */
export function setMuted(name: string, isNowMuted: boolean): boolean {
  const list = mutedOf();
  const code = authorCode(name);
  const others = list.get().filter((one) => one.code !== code);
  return list.set(isNowMuted ? [{ code, name }, ...others] : others);
}

/** Restores a name that was forgotten at logout. */
function restoreName(name: string): void {
  const list = mutedOf();
  const code = authorCode(name);
  if (list.get().some((one) => one.code === code && one.name === undefined))
    list.set(list.get().map((one) => (one.code === code ? { code, name } : one)));
}

export function useIsMuted(name: string): boolean {
  const is = isMutedAuthor(name, useDeviceValue(mutedOf(useUserKey())));
  useEffect(() => {
    if (is) restoreName(name);
  }, [is, name]);
  return is;
}

/** A muted author's line: `isFolded` if only the line shows, not the text. `folds`: false mutes nobody. */
export function useMutedLine(author: string, folds = true) {
  const isMuted = useIsMuted(author) && folds;
  const [isOpen, setOpen] = useState(false);
  const line = {
    author,
    open: isOpen,
    onToggle: () => setOpen(!isOpen),
    onUnmute: () => setMuted(author, false),
  };
  return { isMuted, isFolded: isMuted && !isOpen, line };
}

/** Tells whether the member muted an author; a new function whenever the list changes. */
export function useMutedAuthors(): (name: string) => boolean {
  const list = useDeviceValue(mutedOf());
  return useCallback((name) => isMutedAuthor(name, list), [list]);
}

/** Removes names from others' lists; the codes still mute after their next login. */
export function removeMutedNamesOfOthers(present: string): void {
  updateOtherMembers(mutedStart, present, mutedOf, (list) => list.map(({ code }) => ({ code })));
}
