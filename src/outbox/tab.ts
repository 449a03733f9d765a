import * as z from 'zod/mini';
import { runExclusive } from '@/lib/exclusive';
import { userKey } from '@/lib/userKey';
import { accessToken, isLoggedInHere, tabToken } from '@/session/sessionRecord';
import type { Sender, SenderParts } from './sender';

const channelName = 'kb:outbox';

const message = z.union([
  z.object({ say: z.literal('changed'), member: z.string() }),
  z.object({ say: z.literal('cancel'), id: z.string() }),
]);

/** A member's items changed, or the tab that sends this one must stop. */
export type TabMessage = z.infer<typeof message>;

/** Messages between tabs. */
export type TabChannel = {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Without BroadcastChannel each tab is alone. */
export function openTabs(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data);
    if (heard.success) hear(heard.data);
  });
  let open = true;
  return {
    tell: (said) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other
      if (open) channel.postMessage(said);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}

/** Runs work under a lock over all tabs. */
export const withSendLock = (member: string, work: () => Promise<void>): Promise<void> =>
  runExclusive(`${channelName} ${member}`, work);

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
      const { createSender } = await import('./sender');
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
