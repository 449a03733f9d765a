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

/** A message between tabs: a member's items changed, or the tab that sends this item is to stop. */
export type TabMessage = z.infer<typeof message>;

/** The browser's other tabs. */
export type TabChannel = {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Listens to other tabs; where the browser has no channel, each tab is alone. */
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

/** Runs the work while no other tab sends this member's items; waits for its turn. */
export const withSendLock = (member: string, work: () => Promise<void>): Promise<void> =>
  runExclusive(`${channelName} ${member}`, work);

/** Whether calls of this tab go out, and as whom. */
export type Readiness = {
  /** True while this member's acts can be sent: they are logged in here, and there is a connection. */
  readonly ready: (member: string) => boolean;
  /** This token was refused and no other came: nothing goes out until one does. */
  readonly lockOut: () => void;
};

/** Watches over who may send: acts never go out under another member's token. */
export function createReadiness(): Readiness {
  let refused: { readonly token: string | undefined } | undefined;
  return {
    ready: (member) => {
      if (member === '' || member !== userKey() || !navigator.onLine) return false;
      const token = accessToken();
      if (refused !== undefined && refused.token === token) return false;
      // A lapsed cookie is for the call itself to notice: it asks the member to log in again.
      return token === undefined ? isLoggedInHere() : token === tabToken();
    },
    lockOut: () => {
      refused = { token: accessToken() };
    },
  };
}

/** How long after a failure to load the sender it is loaded again, in milliseconds. */
const retryDelayMs = 5000;

type Command = (sender: Sender) => void;
const start: Command = (sender) => sender.start();
const reconcileAll: Command = (sender) => sender.reconcileAll();

const openStates: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown']);

/**
 * The sender of one tab, loaded when there is first something to send or to look for: pages that are
 * only read load none of it. Where loading fails, items stay queued, and it is tried again.
 */
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
    // Without a connection nothing is sent; the outbox starts again when it is back.
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
