import {
  closeForm,
  type DraftValues,
  isSame,
  openForm,
  readDraft,
  releaseId,
  removeCopies,
  removeSent,
  writeDraft,
} from './draftStorage';
import { userKey } from './userKey';

export type { DraftValues } from './draftStorage';

const pauseMs = 400;

const open = new Set<() => Promise<void>>();
const writing = new Set<Promise<unknown>>();
/** Drafts with unsaved text. */
const unwritten = new Set<object>();

/** Three lines: `userKey` or `visitor`, the form, and the post or group it is about. */
export function draftKey(formName: string, target = '', owner = userKey()): string {
  return [owner === '' ? 'visitor' : `member ${owner}`, formName, target].join('\n');
}

/** What is newest once a draft was sent. */
const nothing: DraftValues = {};

/** Where a form stored its values before its member was known, and what it read there. */
export type EarlierDraft = {
  readonly key: string;
  readonly read: Promise<DraftValues | undefined>;
  readonly flush: () => Promise<void>;
};

/** Moves what this form stored under another key. Over `stored`, only what was typed in this form. */
async function takeDraft(
  { key, read, flush }: EarlierDraft,
  reading: Promise<DraftValues | undefined>,
): Promise<DraftValues> {
  // Before its form is closed: one that is opened anew could take another tab's draft.
  const draft = openDraft(key, () => undefined);
  try {
    // What was chosen just before may still be on its way into the draft.
    await flush();
    const [stored, before = {}, values = {}] = await Promise.all([reading, read, draft.load()]);
    draft.save(stored === undefined ? {} : before);
    if (stored === undefined) return values;
    const typed = Object.entries(values).filter(([name, value]) => value !== (before[name] ?? ''));
    return { ...stored, ...Object.fromEntries(typed) };
  } finally {
    draft.close();
  }
}

/** A form's values in IndexedDB, with an `earlier` draft's; `onStored`: writes, and failed reads. */
export function openDraft(
  key: string,
  onStored: (isStored: boolean) => void,
  earlier?: EarlierDraft,
) {
  const form = openForm(key);
  let newest: DraftValues | Promise<DraftValues> | undefined;
  let reading: Promise<void> | undefined;
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
    if (reading !== undefined) await reading;
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
  // A page that holds locks is kept out of the back/forward cache.
  const onLeave = () => {
    for (const one of open) void one();
    releaseId(form);
  };
  open.add(flush);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onHide);

  const saveRead = (values: DraftValues) => {
    if (isSame(values, waiting ?? form.stored.get(key))) return;
    setWaiting(values);
    clearTimeout(timer);
    const rest = writtenAt + pauseMs - performance.now();
    if (writtenAt === 0 || rest <= 0) write();
    else timer = setTimeout(write, rest);
  };
  const saveLater = async (values: Promise<DraftValues>) => {
    try {
      const read = await values;
      if (newest !== values) return;
      reading = undefined;
      saveRead(read);
    } catch {
      onStored(false);
    }
  };
  /** Saves at once, then at most every `pauseMs`; the values of a promise even after `close`. */
  const save = (values: DraftValues | Promise<DraftValues>): void => {
    if (!open.has(flush)) {
      // The next form of this tab, or another tab, may have the id by now.
      const later = openDraft(key, onStored);
      later.save(values);
      return later.close();
    }
    newest = values;
    if (!(values instanceof Promise)) return saveRead(values);
    reading = saveLater(values);
  };

  return {
    // A read that succeeds may end after a write that was refused.
    load: async () => {
      try {
        const stored = readDraft(form, key);
        if (earlier === undefined) return await stored;
        const values = await takeDraft(earlier, stored);
        if (newest === nothing) return await stored;
        if (newest === undefined) save(values);
        return values;
      } catch {
        onStored(false);
        return undefined;
      }
    },
    save,
    flush,
    /** Removes what was sent, with the form's picture. */
    removeSent: () => {
      newest = nothing;
      reading = undefined;
      clearTimeout(timer);
      setWaiting(undefined);
      void report(removeSent(form));
    },
    close: () => {
      void flush().then(() => closeForm(form));
      open.delete(flush);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

export type OpenDraft = ReturnType<typeof openDraft>;

/** Removes what a visitor wrote, once a member has it: the next visitor would read it. */
export const removeVisitorDraft = (formName: string, target: string, values: DraftValues) =>
  removeCopies(draftKey(formName, target, ''), values).catch(() => undefined);

export const hasUnsavedDrafts = (): boolean => unwritten.size > 0;

/** Writes all open drafts; resolves when each is stored or refused. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...open].map((flush) => flush()));
  while (writing.size > 0) await Promise.all(writing);
}
