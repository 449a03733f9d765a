import type { PictureBytes } from '@/lib/picture';
import { createMemoryStorage, type ProviderStorage } from './providerStorage';
import { createSeed } from './seed/seed';
import { type Snapshot, snapshotSchema } from './snapshot';
import { isPictureBytes, pictureName } from './uploads';

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

export type ReadonlySnapshot = DeepReadonly<Snapshot>;

export type Database = ReturnType<typeof createDatabase>;

type Known = { readonly stamp: string | undefined; readonly snapshot: Snapshot };

/** Validates stored data, else uses the seed; works in memory if storage is refused or full. */
export function createDatabase(initial: ProviderStorage) {
  let storage = initial;
  let known: Known | undefined;

  /** After a refusal, repeats with a memory of what is known. */
  async function withStorage<Result>(work: (storage: ProviderStorage) => Promise<Result>) {
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

  /** A transaction: `work` may run again on a newer draft, so it must only compute. */
  async function change<Result>(work: (draft: Snapshot) => Result): Promise<Result> {
    const base = await newest();
    const draft = structuredClone(base.snapshot);
    const result = work(draft);
    draft.revision = base.snapshot.revision + 1;
    return (await write(draft, base.stamp)) ? result : change(work);
  }

  return {
    /** The newest state of all tabs. */
    read: async (): Promise<ReadonlySnapshot> => (await newest()).snapshot,
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
    readPicture: async (name: string) => {
      const found = await withStorage((from) => from.readPicture(name));
      const stored = found ?? (await initial.readPicture(name).catch(() => undefined));
      return isPictureBytes(stored) ? stored : undefined;
    },
    savePicture: async (picture: PictureBytes) => {
      const name = pictureName(picture.type);
      await withStorage((to) => to.writePicture(name, picture));
      return name;
    },
    /** False once storage was refused and data is in memory. */
    isStored: () => storage === initial,
  };
}
