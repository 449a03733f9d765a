import { deviceDatabase } from '@/lib/deviceDatabase';
import { isIdentifiedKey, userKey } from '@/lib/userKey';
import { newestOf } from './long-lists/newestOf';

/** A stored answer and its time in milliseconds. */
export type CachedAnswer = { readonly text: string; readonly at: number };

export type FreshAnswer = {
  readonly version: string;
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
const written = new Map<string, Pick<FreshAnswer, 'version' | 'at'>>();

/** An unchanged answer's time is at most this old, in milliseconds. */
const timePrecisionMs = 60_000;

/** Replaces the member's stored answer; writes nothing if the member has changed. */
export async function saveAnswer(
  member: string,
  name: string,
  { version, answer, at }: FreshAnswer,
): Promise<void> {
  if (!isIdentifiedKey(member)) return;
  const key = [member, name];
  const writtenKey = key.join('\n');
  const before = written.get(writtenKey);
  const same = before?.version === version;
  if (same && at - before.at < timePrecisionMs) return;
  const newest = same ? undefined : newestOf(answer());
  if (!same && newest === undefined) return;
  const db = await database();
  if (userKey() !== member) return;
  const transaction = db.transaction([texts, times], 'readwrite');
  // Together: where a put is refused, so is its transaction.
  await Promise.all([
    !same && transaction.objectStore(texts).put(JSON.stringify(newest), key),
    transaction.objectStore(times).put(at, key),
    transaction.done,
  ]);
  written.set(writtenKey, { version, at });
}

export async function readAnswer(member: string, name: string): Promise<CachedAnswer | undefined> {
  const db = await database();
  const transaction = db.transaction([texts, times]);
  const key = [member, name];
  const [text, at]: unknown[] = await Promise.all([
    transaction.objectStore(texts).get(key),
    transaction.objectStore(times).get(key),
  ]);
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : undefined;
}

/** Only for the member of this tab. */
export async function readOwnAnswer(member: string, name: string) {
  const answer = isIdentifiedKey(member) ? await readAnswer(member, name) : undefined;
  return userKey() === member ? answer : undefined;
}

async function removeWhere(isGone: (member: unknown) => boolean): Promise<void> {
  const db = await database();
  written.clear();
  const transaction = db.transaction([texts, times], 'readwrite');
  for (const name of [texts, times]) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) {
      if (Array.isArray(key) && isGone(key[0])) void store.delete(key);
    }
  }
  await transaction.done;
}

export const removeAnswers = (member: string): Promise<void> =>
  removeWhere((one) => one === member);

export const removeAnswersOfOthers = (present: string): Promise<void> =>
  removeWhere((one) => one !== present);
