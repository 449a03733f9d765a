import type { SerializedError } from '@reduxjs/toolkit';
import { type Self, selfOf } from '@/api/models/profile';
import { offlineError, type ProviderError } from '@/api/providerError';
import { retryImport } from '@/lib/retryImport';
import type { ThunkStore } from '@/lib/services';
import { userKey } from '@/lib/userKey';
import { currentUser } from '@/session/session.api';
import { accessToken, isLoggedInHere, tabToken } from '@/session/sessionRecord';
import type { OutboxItem, Vote } from './item';
import type { CallReports, SentItem } from './outbox.api';
import type { ListSnapshot } from './reconcile';
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
