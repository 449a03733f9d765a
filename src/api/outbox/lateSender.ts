import type { Sender, SenderParts } from './sender';

/** Milliseconds until a sender that could not be fetched is asked for again. */
const patience = 5000;

type Order = (sender: Sender) => void;
const start: Order = (sender) => sender.start();
const lookAgain: Order = (sender) => sender.lookAgain();

const onItsWay: ReadonlySet<string> = new Set(['waiting', 'sending', 'unclear']);

/**
 * The sender of one tab, fetched when there is first something to send or to look for: who only reads
 * carries none of it. Where it cannot be fetched, what waits stays, and it is asked for again.
 */
export function createLateSender(parts: SenderParts): Sender {
  let sender: Sender | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const fetchSender = async (order: Order) => {
    clearTimeout(again);
    try {
      const { createSender } = await import('./sender');
      if (closed) return;
      sender ??= createSender(parts);
      order(sender);
    } catch {
      if (!closed) again = setTimeout(() => withSender(lookAgain), patience);
    }
  };
  const withSender = (order: Order) => {
    if (sender !== undefined) order(sender);
    // Without a connection nothing is sent; when it is back, the outbox looks again.
    else if (navigator.onLine && parts.mirror.acts().some(({ state }) => onItsWay.has(state)))
      void fetchSender(order);
  };

  return {
    start: () => withSender(start),
    lookAgain: () => withSender(lookAgain),
    abort: (id) => sender?.abort(id) ?? false,
    close: () => {
      closed = true;
      clearTimeout(again);
      sender?.close();
    },
  };
}
