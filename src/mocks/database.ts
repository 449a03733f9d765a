import { createMemoryStorage } from './memoryStorage';
import { createSeed } from './seed/seed';
import { type Snapshot, snapshotSchema } from './snapshot';
import type { ProviderStorage, UploadedPicture } from './storage';
import { isUploadedPicture, pictureName } from './pictures';

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** The provider's state as a request may look at it. */
export type ReadonlySnapshot = DeepReadonly<Snapshot>;

/** The provider's data. */
export type Database = {
  /** The newest state, whichever tab wrote it. */
  readonly read: () => Promise<ReadonlySnapshot>;
  /**
   * Changes the state and returns what `work` returns. `work` gets a draft of the newest state and may
   * run again on a newer one, so it only computes. Where it throws, nothing changes.
   */
  readonly change: <Result>(work: (draft: Snapshot) => Result) => Promise<Result>;
  /** Back to the seed. Sessions of the seed's people go on where asked; pictures are dropped. */
  readonly reset: (options?: { keepSessions?: boolean }) => Promise<void>;
  readonly readPicture: (name: string) => Promise<UploadedPicture | undefined>;
  /** Keeps a picture and returns its name. */
  readonly keepPicture: (picture: UploadedPicture) => Promise<string>;
  /** Ends the tokens of one member, or of all: they count as expired from now on. */
  readonly expireTokens: (email?: string) => Promise<void>;
  /** False once the storage refused and the data lives in memory. */
  readonly kept: () => boolean;
};

type Known = { readonly stamp: string | undefined; readonly snapshot: Snapshot };

/**
 * The data layer over a storage. What is stored is checked: where it cannot be read as a state, the
 * seed takes its place. A storage that is refused or full is left, and the provider goes on in memory.
 */
export function createDatabase(initial: ProviderStorage): Database {
  let storage = initial;
  let known: Known | undefined;

  /** Does something with the storage; after a refusal, the same with a memory that holds what is known. */
  async function withStorage<Result>(
    work: (storage: ProviderStorage) => Promise<Result>,
  ): Promise<Result> {
    const used = storage;
    try {
      return await work(used);
    } catch (error) {
      if (used !== initial) throw error;
      if (storage === initial) {
        storage = createMemoryStorage(
          known && { stamp: known.stamp, state: structuredClone(known.snapshot) },
        );
      }
      return work(storage);
    }
  }

  async function write(snapshot: Snapshot, expected: string | undefined): Promise<boolean> {
    const stamp = `${snapshot.revision}-${Math.random().toString(36).slice(2)}`;
    const written = await withStorage((to) => to.write({ state: snapshot, stamp, expected }));
    if (written) known = { stamp, snapshot };
    return written;
  }

  async function newest(): Promise<Known> {
    const stamp = await withStorage((from) => from.stamp());
    if (known !== undefined && stamp !== undefined && known.stamp === stamp) return known;
    const stored = await withStorage((from) => from.read());
    const parsed = snapshotSchema.safeParse(stored.state);
    if (parsed.success && stored.stamp !== undefined) {
      known = { stamp: stored.stamp, snapshot: parsed.data };
      return known;
    }
    await write(await createSeed(), stored.stamp);
    return newest();
  }

  async function change<Result>(work: (draft: Snapshot) => Result): Promise<Result> {
    const base = await newest();
    const draft = structuredClone(base.snapshot);
    const result = work(draft);
    draft.revision = base.snapshot.revision + 1;
    return (await write(draft, base.stamp)) ? result : change(work);
  }

  return {
    read: async () => (await newest()).snapshot,
    change,
    reset: async ({ keepSessions = false } = {}) => {
      const seed = await createSeed();
      await withStorage((from) => from.dropPictures());
      await change((draft) => {
        const people = new Set(seed.members.map((member) => member.id));
        const sessions = draft.sessions.filter((session) => people.has(session.memberId));
        Object.assign(draft, structuredClone(seed), { sessions: keepSessions ? sessions : [] });
      });
    },
    readPicture: async (name) => {
      const found = await withStorage((from) => from.readPicture(name));
      const stored = found ?? (await initial.readPicture(name).catch(() => undefined));
      return isUploadedPicture(stored) ? stored : undefined;
    },
    keepPicture: async (picture) => {
      const name = pictureName(picture.type);
      await withStorage((to) => to.writePicture(name, picture));
      return name;
    },
    expireTokens: async (email) =>
      change((draft) => {
        const member = draft.members.find((entry) => entry.email === email);
        for (const session of draft.sessions) {
          if (email === undefined || session.memberId === member?.id) session.expiresAt = 0;
        }
      }),
    kept: () => storage === initial,
  };
}
