import { openDB } from 'idb';
import { vi } from 'vitest';
import { openOutbox, type Outbox } from '@/outbox/outbox';
import { saveRecord, userKeyOf } from '@/session/saveSession';
import type { SessionCallbacks } from '@/session/reauth';
import { createAppStore } from '@/app/store';
import { provider } from './provider';
import { addCleanup } from './lifecycle';

/** A tab of this browser: a store of its own, and the outbox over it. */
export type Tab = {
  readonly store: ReturnType<typeof createAppStore>['store'];
  /** Connects its calls to another session than the one of its store. */
  readonly connect: (hooks: SessionCallbacks) => void;
  readonly outbox: Outbox;
  /** Leaves the page, in the middle of whatever it does. */
  readonly leave: () => void;
};

/**
 * Opens a tab for the user who is logged in. Resolves when what this device stores is read.
 * @param hooks what its calls wait for; nothing if missing
 */
export async function openTab(hooks?: SessionCallbacks): Promise<Tab> {
  const { store, services } = createAppStore();
  const connect = (next: SessionCallbacks) => services.sessionPort.connect(next);
  if (hooks !== undefined) connect(hooks);
  const outbox = services.outbox.get(() => openOutbox(store));
  const leave = () => services.outbox.take()?.close();
  addCleanup(leave);
  await outbox.whenLoaded();
  return { store, outbox, leave, connect };
}

/** What a log-in leaves behind in this browser; open tabs are notified by their stores. */
export async function logInAs(
  role: 'member' | 'admin',
  ...tabs: readonly Pick<Tab, 'store'>[]
): Promise<void> {
  const { access, email } = await provider.logIn(role);
  document.cookie = `token=${access}; Path=/`;
  saveRecord({ token: access, key: userKeyOf(email), admin: false });
  for (const { store } of tabs) store.dispatch({ type: 'test/session' });
}

/** Sets `navigator.onLine`, and fires its event. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** How many of the provider's posts have this title. */
export async function countPosts(title: string): Promise<number> {
  const { posts } = await provider.database.read();
  return posts.filter((post) => post.title === title).length;
}

/** How often a call to make a general post arrived. */
export const countPostCalls = (): number => provider.received.of('POST', '/posts/').length;

/** The first answer of a poll, and its count. */
export async function chooseAnswer() {
  const answers = async () =>
    (await provider.database.read()).polls.flatMap(({ id: poll, answers: all }) =>
      all.map(({ id: answer, votes }) => ({ target: { poll, answer }, votes })),
    );
  const [first] = await answers();
  if (first === undefined) throw new Error('There is no answer to vote for.');
  return { target: first.target, votes: async () => (await answers())[0]?.votes ?? 0 };
}

/** Has the device refuse the outbox's rows, and nothing else, until the returned function is called. */
export function refuseRows(): () => void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put');
  refusing.mockImplementation(function refuse(this: IDBObjectStore, ...row) {
    if (this.name === 'acts') throw new DOMException('Full', 'QuotaExceededError');
    return Reflect.apply(put, this, row);
  });
  const end = () => refusing.mockRestore();
  addCleanup(end);
  return end;
}

/** Has the outbox's storage take as long as it takes to call what this resolves with. */
export async function blockStorage(): Promise<() => Promise<void>> {
  const database = await openDB('kb:outbox');
  const transaction = database.transaction('acts', 'readwrite');
  const stop = new AbortController();
  const occupy = async () => {
    while (!stop.signal.aborted) await transaction.store.count();
    await transaction.done;
    database.close();
  };
  const occupied = occupy();
  const end = () => {
    stop.abort();
    return occupied;
  };
  addCleanup(end);
  return end;
}
