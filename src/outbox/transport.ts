import type { SerializedError } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { type Self, selfOf } from '@/api/models/profile';
import { offlineError, type ProviderError } from '@/api/providerError';
import { retryImport } from '@/lib/retryImport';
import type { ThunkStore } from '@/lib/services';
import { userKey } from '@/lib/userKey';
import { currentUser } from '@/session/session.api';
import { accessToken, isLoggedInHere, tabToken } from '@/session/sessionRecord';
import {
  findInSnapshot,
  listPathOf,
  type ListSnapshot,
  type OutboxItem,
  type ReconcileResult,
  takenIds,
  type Vote,
} from './item';
import type { CallReports, SentItem } from './outbox.api';
import type { Sender, SenderParts } from './sender';

/** The calls of the outbox. */
export type Transport = {
  /** The newest count of a vote's target. */
  readonly count: (
    vote: Vote,
  ) => Promise<{ readonly data: number } | { readonly error: ProviderError }>;
  /** Undefined if it cannot be read. */
  readonly list: (item: OutboxItem, timeoutMs?: number) => Promise<ListSnapshot | undefined>;
  /** Undefined if the provider does not say. */
  readonly self: () => Promise<Self | undefined>;
  readonly send: (
    item: OutboxItem,
    signal: AbortSignal,
    reports: CallReports,
  ) => Promise<{ readonly data: SentItem } | { readonly error: ProviderError }>;
};

/** In the sender's chunk, which alone makes these calls. */
const calls = () => retryImport(() => import('./outbox.api'), 'sendItem');

/** Through the store's portal API. */
export function createTransport({ dispatch }: ThunkStore): Transport {
  const known = (error: ProviderError | SerializedError | undefined): ProviderError =>
    error !== undefined && 'kind' in error ? error : offlineError;
  return {
    send: async (item, signal, reports) => {
      const { sendItem } = await calls();
      const call = dispatch(sendItem.initiate({ item, ...reports }, { track: false }));
      const stop = () => call.abort();
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      const { data, error } = await call;
      signal.removeEventListener('abort', stop);
      return data === undefined ? { error: known(error) } : { data };
    },
    count: async ({ target }) => {
      const { countOfVote } = await calls();
      const { data, error } = await dispatch(countOfVote.initiate(target, { track: false }));
      return data === undefined ? { error: known(error) } : { data };
    },
    list: async (item, timeout) => {
      const { readItemList } = await calls();
      const reading = readItemList.initiate({ item, timeout }, { track: false });
      return (await dispatch(reading)).data;
    },
    self: async () => {
      const { data } = await dispatch(currentUser.initiate(undefined, { subscribe: false }));
      return data && selfOf(data);
    },
  };
}

/** A lower count lacks the vote; a higher one may include it, or another's. */
async function reconcileVote(vote: Vote, count: Transport['count']): Promise<ReconcileResult> {
  if (vote.requestedVotes === undefined) return { outcome: 'absent' };
  const newest = await count(vote);
  if ('error' in newest) return { outcome: 'unread' };
  return { outcome: newest.data < vote.requestedVotes ? 'absent' : 'undecidable' };
}

/** Reads an item's list and looks for it among entries that no other item became; online only. */
export async function reconcile(
  item: OutboxItem,
  items: readonly OutboxItem[],
  { count, list, self }: Transport,
): Promise<ReconcileResult> {
  if (!navigator.onLine) return { outcome: 'unread' };
  if (item.kind === 'vote') return reconcileVote(item, count);
  if (listPathOf(item) === undefined) return { outcome: 'undecidable' };
  const [snapshot, me] = await Promise.all([list(item), self()]);
  if (snapshot === undefined || me === undefined) return { outcome: 'unread' };
  return findInSnapshot(item, snapshot, me, takenIds(item, items));
}

/** Also in the name of the lock for sending. */
export const channelName = 'kb:outbox';

const tabMessage = z.union([
  z.object({ say: z.literal('changed'), member: z.string() }),
  z.object({ say: z.literal('cancel'), id: z.string() }),
]);

/** A member's items changed, or the tab that sends this one must stop. */
type TabMessage = z.infer<typeof tabMessage>;

/** Messages between tabs. */
type TabChannel = {
  readonly announce: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Without BroadcastChannel each tab is alone. */
export function openTabs(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsedMessage = tabMessage.safeParse(data);
    if (parsedMessage.success) onMessage(parsedMessage.data);
  });
  let open = true;
  return {
    announce: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other
      if (open) channel.postMessage(message);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}

/** Tells all tabs, including this one, that a member's stored items changed. */
export function announceChange(member: string): void {
  const tabs = openTabs(() => undefined);
  tabs.announce({ say: 'changed', member });
  tabs.close();
}

export type Readiness = {
  /** True if the member is logged in here and online. */
  readonly ready: (member: string) => boolean;
  /** After a refused token nothing is sent until there is another. */
  readonly lockOut: () => void;
};

/** Items are never sent under another member's token. */
export function createReadiness(): Readiness {
  let refused: { readonly token: string | undefined } | undefined;
  return {
    ready: (member) => {
      if (member === '' || member !== userKey() || !navigator.onLine) return false;
      const token = accessToken();
      if (refused !== undefined && refused.token === token) return false;
      // The call notices an expired cookie, and opens the sign-in dialog.
      return token === undefined ? isLoggedInHere() : token === tabToken();
    },
    lockOut: () => {
      refused = { token: accessToken() };
    },
  };
}

/** Milliseconds before a failed load is retried. */
const retryDelayMs = 5000;

type Command = (sender: Sender) => void;
const start: Command = (sender) => sender.start();
const reconcileAll: Command = (sender) => sender.reconcileAll();

const openStates: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown']);

/** Loads the sender when there is something to send; retries failed loads. */
export function createLazySender(parts: SenderParts): Sender {
  let sender: Sender | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const loadSender = async (command: Command) => {
    clearTimeout(again);
    try {
      const { createSender } = await retryImport(() => import('./sender'), 'createSender');
      if (closed) return;
      sender ??= createSender(parts);
      command(sender);
    } catch {
      if (!closed) again = setTimeout(() => withSender(reconcileAll), retryDelayMs);
    }
  };
  const withSender = (command: Command) => {
    if (sender !== undefined) command(sender);
    // When the connection is back, the outbox starts it again.
    else if (navigator.onLine && parts.cache.items().some(({ state }) => openStates.has(state)))
      void loadSender(command);
  };

  return {
    start: () => withSender(start),
    reconcileAll: () => withSender(reconcileAll),
    abort: (id) => sender?.abort(id) ?? false,
    close: () => {
      closed = true;
      clearTimeout(again);
      sender?.close();
    },
  };
}
