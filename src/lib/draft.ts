import {
  closeForm,
  type DraftValues,
  isSame,
  openForm,
  readDraft,
  releaseId,
  removeSent,
  writeDraft,
} from './draftRows';
import { userKey } from './userKey';

export type { DraftValues } from './draftRows';

/** Milliseconds between two writes of a draft. */
const pause = 400;

const open = new Set<() => Promise<void>>();
const writing = new Set<Promise<unknown>>();
/** Drafts with unsaved text. */
const unwritten = new Set<object>();

/** Three lines: `userKey` or `visitor`, the form, and the post or group it is about. */
export function draftKey(place: string, target = '', owner = userKey()): string {
  return [owner === '' ? 'visitor' : `member ${owner}`, place, target].join('\n');
}

export type DraftStorage = {
  readonly load: () => Promise<DraftValues | undefined>;
  /** Saves changed values: at once after a pause or when the page is hidden, else debounced. */
  readonly save: (values: DraftValues) => void;
  readonly flush: () => Promise<void>;
  /** True once something of it was read or written. */
  readonly isFilled: () => boolean;
  /** Removes what was sent, with the form's picture. */
  readonly removeSent: () => void;
  readonly close: () => void;
};

/**
 * A form's values in IndexedDB. `onStored` reports whether the device stores them: a write does, and a
 * read that fails. A read that succeeds may end after a write that was refused.
 */
export function openDraft(key: string, onStored: (isStored: boolean) => void): DraftStorage {
  const form = openForm(key);
  let isClosed = false;
  let waiting: DraftValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = 0;

  const report = async (done: Promise<void>): Promise<void> => {
    const reported = done.then(
      () => onStored(true),
      () => onStored(false),
    );
    writing.add(reported);
    await reported;
    writing.delete(reported);
  };
  const setWaiting = (values: DraftValues | undefined) => {
    waiting = values;
    if (values === undefined) unwritten.delete(flush);
    else unwritten.add(flush);
  };
  const flush = async () => {
    clearTimeout(timer);
    const values = waiting;
    setWaiting(undefined);
    if (values === undefined) return;
    writtenAt = performance.now();
    await report(writeDraft(form, key, values));
  };
  const write = () => void flush();
  const onHide = () => {
    if (document.visibilityState === 'hidden') write();
  };
  // A page that holds locks is not kept for Back and Forward.
  const onLeave = () => {
    for (const one of open) void one();
    releaseId(form);
  };
  open.add(flush);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onHide);

  return {
    load: async () => {
      try {
        return await readDraft(form, key);
      } catch {
        onStored(false);
        return undefined;
      }
    },
    save: (values) => {
      if (isClosed) {
        // A picture that was read after its form was left: that id must not stay taken.
        const again = openDraft(key, onStored);
        again.save(values);
        return again.close();
      }
      if (isSame(values, waiting ?? form.stored.get(key))) return;
      setWaiting(values);
      clearTimeout(timer);
      const rest = writtenAt + pause - performance.now();
      if (writtenAt === 0 || rest <= 0) write();
      else timer = setTimeout(write, rest);
    },
    flush,
    isFilled: () => form.stored.has(key),
    removeSent: () => {
      clearTimeout(timer);
      setWaiting(undefined);
      void report(removeSent(form));
    },
    close: () => {
      isClosed = true;
      void flush().then(() => closeForm(form));
      open.delete(flush);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

/** Removes a draft whose form goes on under another key; false if nothing is stored. */
export function dropMovedDraft(key: string): boolean {
  const draft = openDraft(key, () => undefined);
  const isFilled = draft.isFilled();
  if (isFilled) draft.removeSent();
  draft.close();
  return isFilled;
}

export const hasUnsavedDrafts = (): boolean => unwritten.size > 0;

/** Writes all open drafts; resolves when each is stored or refused. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...open].map((flush) => flush()));
  while (writing.size > 0) await Promise.all(writing);
}
