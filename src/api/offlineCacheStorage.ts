import { deviceDatabase } from '@/lib/deviceDatabase';
import { isNamed, userKey } from '@/lib/userKey';
import { newestOf } from './long-lists/newestOf';

/** A stored answer and its time in milliseconds. */
export type CachedAnswer = { readonly text: string; readonly at: number };

export type FreshAnswer = {
  readonly mark: string;
  /** Called only if the answer is not stored yet. */
  readonly answer: () => unknown;
  readonly at: number;
};

const databaseName = 'kb:answers';
const texts = 'texts';
const times = 'times';

const database = deviceDatabase(databaseName, (fresh) => {
  for (const name of [texts, times]) fresh.createObjectStore(name);
});

/** What this tab wrote last: an unchanged answer is written once. */
const written = new Map<string, Pick<FreshAnswer, 'mark' | 'at'>>();

/** An unchanged answer's time is at most this old, in milliseconds. */
const exactness = 60_000;

/** Replaces the member's stored answer; writes nothing if the member has changed. */
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

/** Undefined if nothing is stored. */
export async function readAnswer(member: string, name: string): Promise<CachedAnswer | undefined> {
  const kept = await database();
  const transaction = kept.transaction([texts, times]);
  const key = [member, name];
  const [text, at]: unknown[] = await Promise.all([
    transaction.objectStore(texts).get(key),
    transaction.objectStore(times).get(key),
  ]);
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : undefined;
}

/** Only for the member of this tab. */
export async function readOwnAnswer(
  member: string,
  name: string,
): Promise<CachedAnswer | undefined> {
  const kept = isNamed(member) ? await readAnswer(member, name) : undefined;
  return userKey() === member ? kept : undefined;
}

/** Removes the answers of matching members. */
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

export const forgetAnswers = (member: string): Promise<void> =>
  forgetWhere((one) => one === member);

/** Removes what is stored for others than `present`. */
export const forgetAnswersOfOthers = (present: string): Promise<void> =>
  forgetWhere((one) => one !== present);
