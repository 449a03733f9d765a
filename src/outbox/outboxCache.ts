import { isSameContent, type OutboxItem } from './item';
import { type Change, inOrder, type OutboxStorage } from './storage';

/** Keeps payloads in memory, so that a picture keeps its object URL. */
const withPayloadsOf = (known: readonly OutboxItem[], stored: readonly OutboxItem[]) =>
  stored.map((item) => {
    const same = known.find(({ id }) => id === item.id);
    if (same === undefined) return item;
    return same.revision === item.revision ? same : withPayload(item, same);
  });

/** Tries a second time at once, on a connection that is opened anew. */
const withRetry = <Result>(task: () => Promise<Result>): Promise<Result> => task().catch(task);

const withPayload = (item: OutboxItem, { payload }: OutboxItem): OutboxItem =>
  Object.assign({ ...item }, { payload });

/** A stored item that never left: the next page sends it without reconciling. */
const hasNotLeft = ({ state, leftAt }: OutboxItem) =>
  leftAt === undefined && (state === 'queued' || state === 'sending');

/** The member's items in memory, over a storage; what storage refuses lives in memory only. */
export function createOutboxCache(storage: OutboxStorage, onChange: (member: string) => void) {
  /** What storage refuses; undefined once removed. */
  const unstored = new Map<string, OutboxItem | undefined>();
  const adding = new Set<string>();
  const replacedBy = new Map<string, string>();
  const listeners = new Set<() => void>();
  let items: readonly OutboxItem[] = [];
  let member = '';
  let isStored = true;
  let lastTask: Promise<unknown> = Promise.resolve();

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const setItems = (next: readonly OutboxItem[]) => {
    if (next.length === items.length && next.every((item, at) => item === items[at])) return;
    items = next;
    emit();
  };
  /** In order, so that reading never reverts a change. */
  const enqueueTask = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = lastTask.then(task);
    lastTask = result.catch(() => undefined);
    return result;
  };
  const noteRefusal = () => {
    if (!isStored) return;
    isStored = false;
    items = [...items];
    emit();
  };
  const setItem = (id: string, item: OutboxItem | undefined) => {
    if (item === undefined || item.member !== member)
      return setItems(items.filter((other) => other.id !== id));
    const isKnown = items.some((other) => other.id === id);
    return setItems(
      isKnown ? items.map((other) => (other.id === id ? item : other)) : [...items, item],
    );
  };
  const changeStored = async (id: string, change: Change): Promise<OutboxItem | undefined> => {
    if (!unstored.has(id)) {
      const known = items.find((item) => item.id === id);
      try {
        return await withRetry(() => storage.change(id, change));
      } catch (error) {
        // A row that stays as it was would be sent again by the next page.
        const isStillStored =
          (await storage.change(id, () => undefined).catch(() => known)) !== undefined;
        if (isStillStored && known !== undefined && hasNotLeft(known)) throw error;
        unstored.set(id, known);
        noteRefusal();
      }
    }
    const next = change(unstored.get(id));
    unstored.set(id, next);
    return next;
  };

  const changeItem = (id: string, change: Change) =>
    enqueueTask(async () => {
      const known = items.find((item) => item.id === id);
      let isChanged = false;
      const next = await changeStored(id, (current) => {
        const wanted = change(current);
        isChanged = wanted !== current;
        return wanted && isChanged ? { ...wanted, revision: wanted.revision + 1 } : wanted;
      });
      const shown = next && known ? withPayload(next, known) : next;
      // Another tab may have changed it meanwhile.
      if (isChanged || next?.revision !== known?.revision) setItem(id, shown);
      const owner = next?.member ?? known?.member;
      if (isChanged && owner !== undefined) onChange(owner);
      return shown;
    });

  return {
    items: () => items,
    isStored: (id?: string) => (id === undefined ? isStored : !unstored.has(id)),
    /** The id of the equal item that replaced this one, else the same id. */
    idOf: (id: string) => replacedBy.get(id) ?? id,
    whenStored: () => enqueueTask(() => Promise.resolve()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Loads a member's items; drops another member's at once. */
    load: (next: string) => {
      if (next !== member) {
        member = next;
        setItems([]);
      }
      return enqueueTask(async () => {
        const stored = await withRetry(() => storage.all(next)).catch(() => {
          noteRefusal();
          return items;
        });
        const inMemory = [...unstored.values()].filter((item) => item !== undefined);
        const known = [
          ...stored.filter(({ id }) => !unstored.has(id)),
          ...inMemory.filter((item) => item.member === next),
        ];
        if (next !== member) return;
        const added = items.filter(
          ({ id }) => adding.has(id) && !known.some((item) => item.id === id),
        );
        setItems(withPayloadsOf(items, inOrder([...known, ...added])));
      });
    },
    /** Adds an item, unless another tab has added the same content after `since`. */
    add: (item: OutboxItem, since: number) => {
      adding.add(item.id);
      setItem(item.id, item);
      const isEqual = (other: OutboxItem) =>
        other.tabId !== item.tabId &&
        other.state !== 'rejected' &&
        other.createdAt >= since &&
        isSameContent(other, item);
      return enqueueTask(async () => {
        const stored = await withRetry(() => storage.add(item, isEqual)).catch(() => {
          unstored.set(item.id, item);
          noteRefusal();
          return item;
        });
        adding.delete(item.id);
        if (stored.id !== item.id) {
          replacedBy.set(item.id, stored.id);
          if (!items.some(({ id }) => id === stored.id)) setItem(stored.id, stored);
          setItem(item.id, undefined);
        }
        onChange(item.member);
      });
    },
    /** Gives the loaded items, stored under a temporary key, to the member now known. */
    adopt: (key: string) => {
      member = key;
      setItems(items.map((item) => ({ ...item, member: key })));
      for (const { id } of items) void changeItem(id, (item) => item && { ...item, member: key });
    },
    change: changeItem,
  };
}

export type OutboxCache = ReturnType<typeof createOutboxCache>;

/** Sent votes and joins stay until the logout: results and membership are computed from them. */
const neverRemoved: ReadonlySet<OutboxItem['kind']> = new Set(['vote', 'join']);

/** Milliseconds that a sent item is merged into lists without it. */
const mergedAfterSendingMs = 120_000;

/** Removes sent items once lists must have shown them, not those on a next page. Returns its end. */
export function removeExpiredSent(
  cache: OutboxCache,
  hasNextPage: (item: OutboxItem) => boolean,
): () => void {
  const isBeyond = (item: OutboxItem) =>
    item.isShown !== true && item.entryId !== undefined && hasNextPage(item);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remove = () => {
    clearTimeout(timer);
    const sent = cache
      .items()
      .filter((item) => item.state === 'sent' && !neverRemoved.has(item.kind))
      .filter((item) => !isBeyond(item));
    if (sent.length === 0) return;
    // A time in the future dates from before the clock was set back.
    const ageOf = ({ sentAt = 0 }: OutboxItem) => Math.abs(Date.now() - sentAt);
    for (const item of sent)
      if (ageOf(item) >= mergedAfterSendingMs) void cache.change(item.id, () => undefined);
    const dueIn = mergedAfterSendingMs - Math.max(...sent.map(ageOf));
    timer = setTimeout(remove, Math.max(dueIn, 1000));
  };
  const unsubscribe = cache.subscribe(remove);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
