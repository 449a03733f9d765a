import * as z from 'zod/mini';

const channelName = 'kb:outbox';

const message = z.union([
  z.object({ say: z.literal('changed'), member: z.string() }),
  z.object({ say: z.literal('cancel'), id: z.string() }),
]);

/** What tabs tell each other: a member's acts changed, or whoever sends this act is to stop. */
export type TabMessage = z.infer<typeof message>;

/** The browser's other tabs. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Listens to other tabs; where the browser has no channel, each tab is alone. */
export function openTabs(hear: (message: TabMessage) => void): Tabs {
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

/**
 * Does the work while no other tab sends this member's acts; waits for its turn.
 * Without the Web Locks API (an insecure address) only this tab's own turns are kept.
 */
export async function aloneFor(member: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`${channelName} ${member}`, work);
}
