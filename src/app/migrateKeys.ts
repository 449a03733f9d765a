import { userKeyOf } from '@/session/saveSession';
import { announceChange, createOutboxStorage } from '@/outbox/storage';
import { mergeTasks } from '@/features/tasks/taskChanges';
import { readTasks, writeTasks } from '@/features/tasks/taskFile';
import { tasksKey } from '@/features/tasks/taskStorage';
import { acquireLock } from '@/lib/acquireLock';
import { inDatabase } from '@/lib/existingDatabase';
import { tabStorage } from '@/lib/tabStorage';
import { userKey, userKeyName } from '@/lib/userKey';

/** Renames data of earlier versions, whose keys were email addresses in base64. */

function newKey(key: string): string | undefined {
  try {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const email = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? userKeyOf(email) : undefined;
  } catch {
    return undefined;
  }
}

const draftsDatabase = 'kb:drafts';
const ownedNames = ['persist:root', 'kb:visit ', 'kb:polls ', tasksKey('')];
const namesOwner = ['kb:session', 'kb:admin', 'kb:token-owner', 'kb:quote', 'kb:quote-receipts'];

/** The tasks of both: a tab of an earlier version may have added some since the rest moved. */
function joinTasks(current: string, earlier: string): string {
  const [tasks, added] = [readTasks(current).tasks, readTasks(earlier).tasks];
  return tasks && added ? writeTasks(mergeTasks(added)(tasks)) : current;
}

/** Entries whose name ends in a key, and entries that contain some. */
function migrateEntries(): void {
  for (const name of Object.keys(localStorage)) {
    const text = localStorage.getItem(name) ?? '';
    const start = ownedNames.find((one) => name.startsWith(one));
    const key = start && newKey(name.slice(start.length));
    if (key !== undefined) {
      const moved = `${start}${key}`;
      const current = localStorage.getItem(moved);
      if (current === null) localStorage.setItem(moved, text);
      else if (start === tasksKey('')) localStorage.setItem(moved, joinTasks(current, text));
      localStorage.removeItem(name);
    } else if (namesOwner.includes(name)) {
      const renamed = text.replaceAll(/[\w-]+/g, (word) => newKey(word) ?? word);
      if (renamed !== text) localStorage.setItem(name, renamed);
    }
  }
}

/** A draft's key has three lines: `member <key>`, form, target. */
const migrateDrafts = () =>
  inDatabase(draftsDatabase, async (database) => {
    const { store, done } = database.transaction('drafts', 'readwrite');
    for (const name of await store.getAllKeys()) {
      if (typeof name !== 'string') continue;
      const [owner = '', ...rest] = name.split('\n');
      const key = owner.startsWith('member ') ? newKey(owner.slice('member '.length)) : undefined;
      if (key === undefined) continue;
      const renamed = [`member ${key}`, ...rest].join('\n');
      const values: unknown = await store.get(name);
      if ((await store.getKey(renamed)) === undefined) await store.put(values, renamed);
      await store.delete(name);
    }
    await done;
  });

/** Moves drafts from a temporary key. One of the member's own stays: the fourth line differs. */
const moveDrafts = (from: string, to: string) =>
  inDatabase(draftsDatabase, async (database) => {
    for (const name of await database.getAllKeys('drafts')) {
      if (typeof name !== 'string') continue;
      const [owner, form = '', target = '', id = ''] = name.split('\n');
      if (owner !== `member ${from}`) continue;
      const locked = [owner, form.replace(/ picture$/, ''), target, id].join('\n');
      const release = await acquireLock(`${draftsDatabase} ${locked}`);
      // An open form moves its draft itself (`useStoredDraft`).
      if (release === undefined) continue;
      try {
        const { store, done } = database.transaction('drafts', 'readwrite');
        const values: unknown = await store.get(name);
        const moved = [`member ${to}`, form, target, id === '' ? from : id].join('\n');
        if (values !== undefined) await store.put(values, moved);
        await store.delete(name);
        await done;
      } finally {
        release();
      }
    }
  });

/** Milliseconds that a login waits for a database. */
const maxMoveMs = 1000;

/** Gives a member the rows that were stored before they were identified. */
async function moveRows(from: string, to: string): Promise<void> {
  const rename = (key: string) => (key === from ? to : undefined);
  const moved = Promise.allSettled([moveDrafts(from, to), createOutboxStorage().rename(rename)]);
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, maxMoveMs);
  });
  await Promise.race([moved.then(() => announceChange(to)), timeout]);
}

/** Moves everything from old member keys to new ones, or the rows of a temporary key to its member. */
export async function migrateKeys(temporaryKey?: string, key?: string): Promise<void> {
  if (temporaryKey !== undefined && key !== undefined) {
    await moveRows(temporaryKey, key);
    return;
  }
  const own = newKey(userKey());
  if (own !== undefined) tabStorage.set(userKeyName, own);
  migrateEntries();
  await Promise.allSettled([migrateDrafts(), createOutboxStorage().rename(newKey)]);
}
