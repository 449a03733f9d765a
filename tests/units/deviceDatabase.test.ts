// @vitest-environment node
import { deleteDB, openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { deviceDatabase } from '@/lib/deviceDatabase';
import { inDatabase } from '@/lib/existingDatabase';

/** What is opened next waits for a removal, which waits until the returned function is called. */
async function holdDatabase(name: string): Promise<() => Promise<void>> {
  const holder = await openDB(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('rows'),
  });
  const removal = deleteDB(name);
  return async () => {
    holder.close();
    await removal;
  };
}

const passTime = async () => {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
};
const expectTimeout = (opening: Promise<unknown>) =>
  Promise.all([expect(opening).rejects.toThrow('opens no database'), passTime()]);

test('a database that does not open counts as refused, at once from then on, until it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = await holdDatabase('slow');
  const database = deviceDatabase('slow', (fresh) => void fresh.createObjectStore('rows'));
  await expectTimeout(database());
  await expect(database()).rejects.toThrow('opens no database');
  await release();
  await vi.waitFor(async () => expect((await database()).objectStoreNames).toHaveLength(1));
  expect(vi.getTimerCount()).toBe(0);
  (await database()).close();
});

test('a database that does not open is not waited for where it may be missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = await holdDatabase('slow');
  const work = vi.fn<() => Promise<void>>();
  await expectTimeout(inDatabase('slow', work));
  await release();
  // It is closed, or this would be blocked.
  await deleteDB('slow');
  expect(work).not.toHaveBeenCalled();
});
