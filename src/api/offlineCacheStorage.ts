import { deviceDatabase } from '@/lib/deviceDatabase';
import { isNamed, userKey } from '@/lib/userKey';
import { newestOf } from './long-lists/newestOf';

/** An answer as it was kept: its text, and when it came, in milliseconds. */
export type CachedAnswer = { readonly text: string; readonly at: number };

/** An answer that has just come. */
export type FreshAnswer = {
  /** Tells it from another one. */
  readonly mark: string;
  /** What it says; asked for only where it was not kept already. Undefined where nobody knows any more. */
  readonly answer: () => unknown;
  /** When it came, in milliseconds. */
  readonly at: number;
};

const databaseName = 'kb:answers';
const texts = 'texts';
const times = 'times';

const database = deviceDatabase(databaseName, (fresh) => {
  for (const name of [texts, times]) fresh.createObjectStore(name);
});

/** What this tab wrote last, so that an answer that comes again and again is written once. */
const written = new Map<string, Pick<FreshAnswer, 'mark' | 'at'>>();

/** How exact the time of an answer is that came again and again, in milliseconds. */
const exactness = 60_000;

/**
 * Keeps an answer for a member, in the place of the one before. Whoever has logged out or in
 * meanwhile, nothing is written.
 */
export async function saveAnswer(
  member: string,
  name: string,
  { mark, answer, at }: FreshAnswer,
): Promise<void> {
  if (!isNamed(member)) return;
  const key = [member, name];
  const place = key.join('\n');
  const before = written.get(place);
  const same = before?.mark === mark;
  if (same && at - before.at < exactness) return;
  const said = same ? undefined : newestOf(answer());
  if (!same && said === undefined) return;
  const kept = await database();
  if (userKey() !== member) return;
  written.set(place, { mark, at });
  const transaction = kept.transaction([texts, times], 'readwrite');
  if (!same) void transaction.objectStore(texts).put(JSON.stringify(said), key);
  void transaction.objectStore(times).put(at, key);
  await transaction.done;
}

/** What is kept for a member; undefined where nothing is. */
export async function read(member: string, name: string): Promise<CachedAnswer | undefined> {
  const kept = await database();
  const transaction = kept.transaction([texts, times]);
  const key = [member, name];
  const [text, at]: unknown[] = await Promise.all([
    transaction.objectStore(texts).get(key),
    transaction.objectStore(times).get(key),
  ]);
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : undefined;
}

/** The same, for nobody but the member on this tab. */
export async function readOwn(member: string, name: string): Promise<CachedAnswer | undefined> {
  const kept = isNamed(member) ? await read(member, name) : undefined;
  return userKey() === member ? kept : undefined;
}

/** Removes everything that is kept for members of whom this is true. */
async function forgetWhere(isGone: (member: unknown) => boolean): Promise<void> {
  const kept = await database();
  written.clear();
  const transaction = kept.transaction([texts, times], 'readwrite');
  for (const name of [texts, times]) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      if (Array.isArray(key) && isGone(key[0])) void store.delete(key);
    }
  }
  await transaction.done;
}

/** Removes everything that is kept for a member. */
export const forget = (member: string): Promise<void> => forgetWhere((one) => one === member);

/** Removes everything that is kept for anybody else. @param present the `userKey` of who is here */
export const forgetAnswersOfOthers = (present: string): Promise<void> =>
  forgetWhere((one) => one !== present);
