import type { Act } from './act';
import { dropPictureAddress } from './pictureAddress';
import { createMemoryStorage, type OutboxStorage, type Step } from './storage';

/** A member's acts as this tab knows them, readable at once and observable. */
export type Mirror = {
  readonly acts: () => readonly Act[];
  /** False where this device refuses to keep acts: they then live until the page is left. */
  readonly kept: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads a member's acts anew; another member's are forgotten at once. */
  readonly show: (member: string) => Promise<void>;
  /** Puts a new act in, which shows before it is kept. */
  readonly put: (act: Act) => Promise<void>;
  /** Changes an act here and for every tab. @returns what stands now */
  readonly change: (id: string, step: Step) => Promise<Act | undefined>;
};

function withPayloadOf(known: readonly Act[], read: readonly Act[]): readonly Act[] {
  return read.map((act) => {
    const same = known.find(({ id }) => id === act.id);
    if (same === undefined) return act;
    // What an act says never changes: its picture keeps the address it is shown by.
    return same.revision === act.revision
      ? same
      : Object.assign({ ...act }, { payload: same.payload });
  });
}

function forgetPicture({ payload }: Act): void {
  if ('picture' in payload && payload.picture !== undefined) dropPictureAddress(payload.picture);
}

/**
 * Keeps acts in memory over their storage. What storage refuses is kept in memory alone.
 * @param onChange told of each change this tab made
 */
export function createMirror(storage: OutboxStorage, onChange: (member: string) => void): Mirror {
  const memory = createMemoryStorage();
  const inMemory = new Set<string>();
  /** New acts that storage does not know yet: reading it anew must not lose them. */
  const coming = new Set<string>();
  const listeners = new Set<() => void>();
  let acts: readonly Act[] = [];
  let member = '';
  let kept = true;
  let last: Promise<unknown> = Promise.resolve();

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Act[]) => {
    if (next.length === acts.length && next.every((act, at) => act === acts[at])) return;
    for (const act of acts) if (!next.some(({ id }) => id === act.id)) forgetPicture(act);
    acts = next;
    emit();
  };
  /** One after the other, so that reading anew never brings back what is just being changed. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const refused = () => {
    if (!kept) return;
    kept = false;
    acts = [...acts];
    emit();
  };
  const standing = (id: string, act: Act | undefined) => {
    const others = acts.filter((one) => one.id !== id);
    if (act === undefined || act.member !== member) return set(others);
    const known = acts.some((one) => one.id === id);
    return set(known ? acts.map((one) => (one.id === id ? act : one)) : [...acts, act]);
  };
  const keep = async (id: string, step: Step): Promise<Act | undefined> => {
    if (!inMemory.has(id)) {
      try {
        return await storage.change(id, step);
      } catch {
        const known = acts.find((act) => act.id === id);
        inMemory.add(id);
        if (known !== undefined) await memory.change(id, () => known);
        refused();
      }
    }
    return memory.change(id, step);
  };

  return {
    acts: () => acts,
    kept: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      if (next !== member) {
        member = next;
        set([]);
      }
      return inTurn(async () => {
        const stored = await storage.all(next).catch(() => {
          refused();
          return [];
        });
        const old = [...stored.filter(({ id }) => !inMemory.has(id)), ...(await memory.all(next))];
        if (next !== member) return;
        const fresh = acts.filter(({ id }) => coming.has(id) && !old.some((act) => act.id === id));
        const read = [...old, ...fresh];
        set(
          withPayloadOf(
            acts,
            read.toSorted((one, other) => one.createdAt - other.createdAt),
          ),
        );
      });
    },
    put: (act) => {
      coming.add(act.id);
      standing(act.id, act);
      return inTurn(async () => {
        await keep(act.id, () => act).finally(() => coming.delete(act.id));
        onChange(act.member);
      });
    },
    change: (id, step) =>
      inTurn(async () => {
        const known = acts.find((act) => act.id === id);
        let touched = false;
        const next = await keep(id, (current) => {
          const wanted = step(current);
          touched = wanted !== current;
          return wanted && touched ? { ...wanted, revision: wanted.revision + 1 } : wanted;
        });
        const shown = next && known ? Object.assign({ ...next }, { payload: known.payload }) : next;
        if (touched || next === undefined) standing(id, shown);
        const owner = next?.member ?? known?.member;
        if (touched && owner !== undefined) onChange(owner);
        return shown;
      }),
  };
}
