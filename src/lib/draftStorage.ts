import { deviceDatabase } from './deviceDatabase';
import { acquireLock } from './acquireLock';
import { fieldOf, isRecord, textOf } from './fieldOf';
import { newId } from './newId';
import { parseJson } from './parseJson';
import { tabStorage } from './tabStorage';
import { visibleText } from './visibleText';

export type DraftValues = Readonly<Record<string, string>>;

const databaseName = 'kb:drafts';
const storeName = 'drafts';

const database = deviceDatabase(databaseName, (fresh) => {
  fresh.createObjectStore(storeName);
});

/** A form in this tab: text and picture are rows with one id, their key's fourth line; the first tab's is ''. */
type TabForm = {
  readonly key: string;
  drafts: number;
  /** What was read or written last. */
  id: string;
  /** Releases the id's lock; undefined if this tab does not have it. */
  lock: Promise<(() => void) | undefined>;
  /** The values of this id, by `draftKey`. */
  readonly stored: Map<string, DraftValues>;
};

const tabForms = new Map<string, TabForm>();

const formKeyOf = (key: string) => key.replace(' picture\n', '\n');
const rowName = (key: string, id: string) => (id === '' ? key : `${key}\n${id}`);

/** Session storage: the ids of this tab's drafts by form, for its next page. They name no member. */
const tabIdsName = 'kb:draft-ids';
const formName = ({ key }: TabForm) => key.slice(key.indexOf('\n') + 1);

export function tabIds(): object {
  const ids = parseJson(tabStorage.get(tabIdsName));
  return isRecord(ids) ? ids : {};
}

function setId(form: TabForm, id: string): void {
  form.id = id;
  const ids = tabIds();
  const name = formName(form);
  if (fieldOf(ids, name) !== id) tabStorage.set(tabIdsName, JSON.stringify({ ...ids, [name]: id }));
}

const lockId = (form: TabForm, id: string) => acquireLock(`${databaseName} ${form.key}\n${id}`);

/** Empty fields make no difference. */
export const isSame = (one: DraftValues = {}, other: DraftValues = {}): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

function readValues(raw: unknown): DraftValues | undefined {
  if (!isRecord(raw)) return undefined;
  const entries = Object.entries(raw).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

type Store = {
  readonly getAllKeys: () => Promise<readonly IDBValidKey[]>;
  readonly get: (name: string) => Promise<unknown>;
};

async function rowsOf(form: TabForm, store: Store) {
  return (await store.getAllKeys()).flatMap((name) => {
    if (typeof name !== 'string') return [];
    const lines = name.split('\n');
    const key = lines.slice(0, 3).join('\n');
    return formKeyOf(key) === form.key ? [{ name, key, id: lines[3] ?? '' }] : [];
  });
}

const visibleValues = (values: DraftValues = {}): DraftValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, visibleText(value)]));

/** True if the id has nothing else than these values. */
async function hasOnly(
  values: ReadonlyMap<string, DraftValues>,
  form: TabForm,
  id: string,
  store: Store,
): Promise<boolean> {
  for (const row of await rowsOf(form, store)) {
    if (row.id !== id) continue;
    const stored = visibleValues(readValues(await store.get(row.name)));
    if (!isSame(stored, visibleValues(values.get(row.key)))) return false;
  }
  return true;
}

/** Takes this tab's draft or one that no open tab has, else reads a copy of another tab's. */
async function findDraft(form: TabForm): Promise<(() => void) | undefined> {
  try {
    const rows = await rowsOf(form, (await database()).transaction(storeName).store);
    const ids = [...new Set(rows.map(({ id }) => id))].toSorted();
    const own = textOf(tabIds(), formName(form));
    if (ids.includes(own)) ids.unshift(own);
    form.id = ids[0] ?? '';
    for (const id of ids) {
      const release = await lockId(form, id);
      if (release === undefined) continue;
      setId(form, id);
      return release;
    }
  } catch {
    // To read or write it will fail too, and say so.
  }
  return undefined;
}

/** Takes the id that was read, unless another tab has it or changed it; else the empty one or a new one. */
async function takeId(
  form: TabForm,
  stored: ReadonlyMap<string, DraftValues>,
): Promise<(() => void) | undefined> {
  const db = await database();
  for (const id of new Set([form.id, '', newId()])) {
    const release = await lockId(form, id);
    if (release === undefined) continue;
    if (await hasOnly(stored, form, id, db.transaction(storeName).store)) {
      setId(form, id);
      // An unchanged picture goes with changed text.
      for (const [key, values] of stored) await db.put(storeName, values, rowName(key, id));
      return release;
    }
    release();
  }
  return undefined;
}

const newForm = (key: string): TabForm => ({
  key: formKeyOf(key),
  drafts: 0,
  id: '',
  lock: Promise.resolve(undefined),
  stored: new Map(),
});

/** Drafts that are open at the same time in this tab have one form. */
export function openForm(key: string): TabForm {
  let form = tabForms.get(formKeyOf(key));
  if (form === undefined) {
    form = newForm(key);
    form.lock = findDraft(form);
    tabForms.set(form.key, form);
  }
  form.drafts += 1;
  return form;
}

/** Leaves the id to other tabs. */
export function releaseId(form: TabForm): void {
  const { lock } = form;
  form.lock = Promise.resolve(undefined);
  void lock.then((release) => release?.()).catch(() => undefined);
}

export async function closeForm(form: TabForm): Promise<void> {
  // A draft that opens meanwhile goes on with the form.
  await form.lock.catch(() => undefined);
  form.drafts -= 1;
  if (form.drafts > 0) return;
  tabForms.delete(form.key);
  releaseId(form);
}

export async function readDraft(form: TabForm, key: string): Promise<DraftValues | undefined> {
  await form.lock;
  const values = readValues(await (await database()).get(storeName, rowName(key, form.id)));
  if (values !== undefined && !form.stored.has(key)) form.stored.set(key, values);
  return form.stored.get(key);
}

/** Writes at once if this tab has an id: a page that is closing may have no later moment. */
export async function writeDraft(form: TabForm, key: string, values: DraftValues): Promise<void> {
  const isFilled = Object.values(values).some((value) => value !== '');
  const before = new Map(form.stored);
  form.lock = form.lock.catch(() => undefined).then((release) => release ?? takeId(form, before));
  if (isFilled) form.stored.set(key, values);
  else form.stored.delete(key);
  try {
    const [db] = await Promise.all([database(), form.lock]);
    const transaction = db.transaction(storeName, 'readwrite');
    const name = rowName(key, form.id);
    const written = isFilled ? transaction.store.put(values, name) : transaction.store.delete(name);
    transaction.commit();
    await Promise.all([written, transaction.done]);
  } catch (error) {
    const old = before.get(key);
    if (old === undefined) form.stored.delete(key);
    else form.stored.set(key, old);
    throw error;
  }
}

async function removeRows(form: TabForm, sent: ReadonlyMap<string, DraftValues>): Promise<void> {
  const [db, lock] = await Promise.all([database(), form.lock]);
  const transaction = db.transaction(storeName, 'readwrite');
  const { store } = transaction;
  const rows = await rowsOf(form, store);
  for (const id of new Set(rows.map((row) => row.id))) {
    const isOwn = lock !== undefined && id === form.id;
    if (!isOwn && !(await hasOnly(sent, form, id, store))) continue;
    for (const row of rows) if (row.id === id) await store.delete(row.name);
  }
  await transaction.done;
}

/** Removes what was sent, with unchanged copies of it in other tabs; reads and writes wait for it. */
export async function removeSent(form: TabForm): Promise<void> {
  const sent = new Map(form.stored);
  form.stored.clear();
  const removal = removeRows(form, sent);
  const lock = form.lock.catch(() => undefined);
  form.lock = removal.catch(() => undefined).then(() => lock);
  await removal;
}

/** Removes the drafts with these values, whichever tab wrote them. */
export async function removeCopies(key: string, values: DraftValues): Promise<void> {
  await removeRows(newForm(key), new Map([[key, values]]));
}
