// @vitest-environment node
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '@/mocks/database';
import { createIdbStorage } from '@/mocks/idbStorage';
import { createMemoryStorage, type ProviderStorage } from '@/mocks/providerStorage';
import { regions } from '@/content/regions';
import { createSeed } from '@/mocks/seed/seed';
import { nextId } from '@/mocks/snapshot';

const name = 'provider-under-test';
const picture = { type: 'image/png', bytes: new Uint8Array([0x89, 80, 78, 71]).buffer };

const addQuote = (database: Database, text: string) =>
  database.change((draft) => {
    const id = nextId(draft.quotes);
    draft.quotes.push({ id, memberId: null, type: text, budget: 'b', kingdombusiness: 'k' });
    return id;
  });
const quoteTypes = async (database: Database) =>
  (await database.read()).quotes.map(({ type }) => type);

/** Puts something else where the state lies. */
async function spoil(state: unknown, stamp: unknown): Promise<void> {
  const raw = await openDB(name, 1);
  await raw.put('state', state, 'snapshot');
  await raw.put('state', stamp, 'stamp');
  raw.close();
}

afterEach(() => deleteDB(name));

describe.each([
  ['IndexedDB', () => () => createIdbStorage(name)],
  [
    'memory',
    () => {
      const storage = createMemoryStorage();
      return () => storage;
    },
  ],
])('two databases over %s', (_, share) => {
  it('see each other’s writes', async () => {
    const open = share();
    const [one, other] = [createDatabase(open()), createDatabase(open())];
    await addQuote(one, 'first');
    expect(await quoteTypes(other)).toEqual(['first']);
    await addQuote(other, 'second');
    expect(await quoteTypes(one)).toEqual(['first', 'second']);
  });

  it('lose no write and give no id twice, however they mix', async () => {
    const open = share();
    const [one, other] = [createDatabase(open()), createDatabase(open())];
    const texts = Array.from({ length: 20 }, (__, index) => `request ${index}`);
    const ids = await Promise.all(
      texts.map((text, index) => addQuote(index % 2 === 0 ? one : other, text)),
    );
    expect(new Set(ids)).toEqual(new Set(texts.map((__, index) => index + 1)));
    for (const database of [one, other]) {
      expect(new Set(await quoteTypes(database))).toEqual(new Set(texts));
      expect((await database.read()).revision).toBe(20);
    }
  });

  it('share a reset and pictures', async () => {
    const open = share();
    const [one, other] = [createDatabase(open()), createDatabase(open())];
    await addQuote(one, 'first');
    const key = await one.savePicture(picture);
    expect(await other.readPicture(key)).toEqual(picture);
    await other.reset();
    expect(await quoteTypes(one)).toEqual([]);
    expect(await one.readPicture(key)).toBeUndefined();
  });
});

describe('a database in IndexedDB', () => {
  it('is what it was after a reload', async () => {
    const before = createDatabase(createIdbStorage(name));
    await addQuote(before, 'stored');
    const key = await before.savePicture(picture);
    const after = createDatabase(createIdbStorage(name));
    expect(await quoteTypes(after)).toEqual(['stored']);
    expect(await after.readPicture(key)).toEqual(picture);
    expect(after.isStored()).toBe(true);
  });

  it.each([
    ['text', 'garbage', 'a'],
    ['another version', { version: 7 }, 'a'],
    ['a hole in it', { version: 2, members: [{ id: 'x' }] }, 'a'],
    ['a stamp that is none', { version: 2 }, 12],
    ['nothing under a stamp', undefined, 'a'],
  ])('takes the seed where it finds %s', async (_, state, stamp) => {
    await createDatabase(createIdbStorage(name)).read();
    await spoil(state, stamp);
    const database = createDatabase(createIdbStorage(name));
    expect(await database.read()).toMatchObject({ revision: 0, posts: { length: 30 } });
    await addQuote(database, 'works');
    expect(await quoteTypes(createDatabase(createIdbStorage(name)))).toEqual(['works']);
  });

  it('rereads where another tab spoiled the state under it', async () => {
    const database = createDatabase(createIdbStorage(name));
    await addQuote(database, 'lost');
    await spoil('garbage', 'b');
    expect(await quoteTypes(database)).toEqual([]);
  });

  it('takes no picture for what is none', async () => {
    const database = createDatabase(createIdbStorage(name));
    await database.read();
    const raw = await openDB(name, 1);
    await raw.put('pictures', { type: 'text/html', bytes: picture.bytes }, 'a.html');
    raw.close();
    expect(await database.readPicture('a.html')).toBeUndefined();
  });
});

describe('a storage that refuses', () => {
  const refuse = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

  it.each<[string, Partial<ProviderStorage>]>([
    ['everything', { stamp: refuse, read: refuse, write: refuse, readPicture: refuse }],
    ['writes', { write: refuse, writePicture: refuse, dropPictures: refuse }],
  ])('%s is left, and memory goes on', async (_, refusing) => {
    const database = createDatabase({ ...createMemoryStorage(), ...refusing });
    expect((await database.read()).posts).toHaveLength(30);
    await addQuote(database, 'first');
    await addQuote(database, 'second');
    expect(await quoteTypes(database)).toEqual(['first', 'second']);
    const key = await database.savePicture(picture);
    expect(await database.readPicture(key)).toEqual(picture);
    expect(database.isStored()).toBe(false);
    await database.reset();
    expect(await quoteTypes(database)).toEqual([]);
  });

  it('loses nothing of what was there when it became full', async () => {
    const storage = createMemoryStorage();
    let full = false;
    const database = createDatabase({
      ...storage,
      write: (next) => (full ? refuse() : storage.write(next)),
    });
    await addQuote(database, 'before');
    const key = await database.savePicture(picture);
    full = true;
    await addQuote(database, 'after');
    expect(await quoteTypes(database)).toEqual(['before', 'after']);
    expect(await database.readPicture(key)).toEqual(picture);
  });
});

describe('a change', () => {
  it('that throws changes nothing', async () => {
    const database = createDatabase(createMemoryStorage());
    const failing = database.change((draft) => {
      draft.posts.length = 0;
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await database.read()).toMatchObject({ revision: 0, posts: { length: 30 } });
    expect((await database.read()).posts).toHaveLength(30);
  });
});

describe('reset', () => {
  it('keeps sessions of the seed’s people on request', async () => {
    const database = createDatabase(createMemoryStorage());
    const open = () =>
      database.change((draft) => {
        const expiresAt = Date.now() + 1000;
        draft.sessions.push(
          { token: 'seeded', memberId: 1, expiresAt },
          { token: 'newcomer', memberId: 99, expiresAt },
        );
      });
    const tokens = async () => (await database.read()).sessions.map(({ token }) => token);
    await open();
    await database.reset({ keepSessions: true });
    expect(await tokens()).toEqual(['seeded']);
    await database.reset();
    expect(await tokens()).toEqual([]);
    expect((await database.read()).revision).toBe(3);
  });
});

describe('the seed', () => {
  it('is sound: people, posts and communities it speaks of are in it', async () => {
    const seed = await createSeed();
    const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
    const people = ids(seed.members);
    const written = [...seed.posts, ...seed.communityPosts];
    const comments = [...seed.comments, ...seed.communityComments];
    for (const { authorId } of [...written, ...comments]) expect(people).toContain(authorId);
    for (const { postId } of seed.comments) expect(ids(seed.posts)).toContain(postId);
    for (const { communityId } of seed.communityPosts) {
      expect(ids(seed.communities)).toContain(communityId);
    }
    const dates = seed.posts.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted((one, other) => one.localeCompare(other)));
    const post = (of: readonly { id: number; createdAt: string }[], id: number) =>
      Date.parse(of.find((one) => one.id === id)?.createdAt ?? '');
    for (const { postId, createdAt } of seed.comments) {
      expect(Date.parse(createdAt)).toBeGreaterThan(post(seed.posts, postId));
    }
    for (const { postId, createdAt } of seed.communityComments) {
      expect(Date.parse(createdAt)).toBeGreaterThan(post(seed.communityPosts, postId));
    }
  });

  it('has times relative to now: the newest post is minutes old, and nothing is of the future', async () => {
    const now = Date.parse('2031-02-03T04:05:06Z');
    const seed = await createSeed(now);
    const ages = (list: readonly { createdAt: string }[]) =>
      list.map(({ createdAt }) => now - Date.parse(createdAt));
    const minutes = Math.min(...ages(seed.posts)) / 60_000;
    expect(minutes).toBeGreaterThan(1);
    expect(minutes).toBeLessThan(60);
    const all = [
      ...seed.posts,
      ...seed.comments,
      ...seed.communityPosts,
      ...seed.communityComments,
    ];
    expect(Math.min(...ages(all))).toBeGreaterThan(0);
    expect(new Set(seed.comments.map(({ createdAt }) => createdAt)).size).toBe(
      seed.comments.length,
    );
  });

  it('has a community for each region, and one of them is empty', async () => {
    const seed = await createSeed();
    const named = regions.map(
      (region) => seed.communities.find(({ name: of }) => of === region.name)?.id,
    );
    expect(named).toHaveLength(12);
    expect(named).not.toContain(undefined);
    const written = new Set(seed.communityPosts.map(({ communityId }) => communityId));
    expect(named.filter((id) => id !== undefined && !written.has(id))).toHaveLength(1);
  });
});
