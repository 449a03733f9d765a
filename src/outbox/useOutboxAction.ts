import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { retryImport } from '@/lib/retryImport';
import { useService } from '@/lib/servicesContext';
import { isOnline } from '@/lib/useOnline';
import { userKey } from '@/lib/userKey';
import { isSameContent, type NewOutboxItem, type OutboxItem } from './item';
import type { Outbox, OutboxServices } from './outbox';

/**
 * `isWithdrawn`: the form has it back; `gone`: removed while being sent, of another login, or sent again
 * in another tab.
 */
type OutboxResult =
  | { readonly outcome: 'sent' | 'unknown'; readonly item: OutboxItem }
  | { readonly outcome: 'rejected'; readonly item: OutboxItem; readonly isWithdrawn: boolean }
  | { readonly outcome: 'cancelled' | 'gone' };

/** `isMounted`: the form is still there. */
export type AttemptHandler = (
  result: OutboxResult | { readonly outcome: 'queued' },
  isMounted: boolean,
) => void;

type ActionOptions = {
  /** When the form got its content, in milliseconds: another tab may have sent it since. */
  readonly since?: number;
  /** False if the form has other content by now: a rejected item stays in the outbox. */
  readonly mayReturn?: () => boolean;
  /** Called when the device has stored the item, else when it is sent: its draft can go. */
  readonly onStored?: () => void;
  /** Called once if the item must wait for a connection or login. */
  readonly onQueued?: (reason: 'waitsForConnection' | 'waitsForLogin') => void;
  /** Called after the first attempt, before waiting for a queued item; not for a cancelled one that stays. */
  readonly onAttempted?: AttemptHandler;
};

/** Loads the outbox when a member's page needs it: visitors' pages have none of it. */
export function useOutboxLoader(): () => Promise<Outbox> {
  const store = useStore();
  const service = useService(({ outbox }: OutboxServices) => outbox);
  return useCallback(async () => {
    const { openOutbox } = await retryImport(() => import('./outbox'), 'openOutbox');
    return service.get(() => openOutbox(store));
  }, [store, service]);
}

/** Milliseconds in which an open tab withdraws what it added. */
const withdrawalMs = 1000;

/** Resolves when this tab may withdraw a rejected item: the tab that added it goes first. */
const whenMayWithdraw = (outbox: Outbox, item: OutboxItem): Promise<void> =>
  outbox.isFromThisTab(item)
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, withdrawalMs);
      });

/** Calls `onRejected` once this tab may withdraw `item`, unless another item is passed before. */
export function useRejected<Item extends OutboxItem>(
  source: Outbox | (() => Promise<Outbox>),
  item: Item | undefined,
  onRejected: (item: Item) => void,
): void {
  const report = useEffectEvent(onRejected);
  useEffect(() => {
    if (item === undefined) return undefined;
    let isCancelled = false;
    const wait = async () => {
      await whenMayWithdraw(typeof source === 'function' ? await source() : source, item);
      if (!isCancelled) report(item);
    };
    void wait();
    return () => {
      isCancelled = true;
    };
  }, [source, item]);
}

/** True if another tab that sent the same content, and was refused as well, has sent it again. */
const isSentAgain = (outbox: Outbox, item: OutboxItem) =>
  outbox
    .items()
    .some(
      (other) =>
        other.createdAt > item.createdAt &&
        other.state !== 'rejected' &&
        isSameContent(other, item),
    );

/** What became of `member`'s item, which is withdrawn if it is rejected and may be. */
async function resultOf(
  outbox: Outbox,
  member: string,
  item: OutboxItem | undefined,
  mayWithdraw: boolean,
): Promise<OutboxResult> {
  if (item === undefined || item.state === 'sending')
    return { outcome: item === undefined && userKey() === member ? 'cancelled' : 'gone' };
  if (item.state !== 'rejected')
    return { outcome: item.state === 'unknown' ? 'unknown' : 'sent', item };
  if (mayWithdraw) {
    await whenMayWithdraw(outbox, item);
    await outbox.withdraw(item.id);
    if (isSentAgain(outbox, item)) return { outcome: 'gone' };
  }
  return item.error === undefined
    ? { outcome: 'cancelled' }
    : { outcome: 'rejected', item, isWithdrawn: mayWithdraw };
}

/** One action at a time; `submit` resolves with the result, or undefined if one is pending. */
export function useOutboxAction(source: Outbox | (() => Promise<Outbox>)) {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const submit = useCallback(
    async (
      newItem: NewOutboxItem,
      { since, mayReturn = () => true, onStored, onQueued, onAttempted }: ActionOptions = {},
    ): Promise<OutboxResult | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setPending(true);
      const end = () => {
        isRunning.current = false;
        setPending(false);
      };
      try {
        const outbox = typeof source === 'function' ? await source() : source;
        const { id, member } = outbox.enqueue(newItem, since);
        await outbox.whenStored();
        if (outbox.isStored(id)) onStored?.();
        else void outbox.whenSent(id).then((item) => item?.state === 'sent' && onStored?.());
        const attempted = await outbox.whenAttempted(id);
        const isQueued = attempted?.state === 'queued';
        const mayWithdraw = isMounted.current && mayReturn();
        const result = isQueued
          ? undefined
          : await resultOf(outbox, member, attempted, mayWithdraw);
        // What is cancelled and not withdrawn stays in the outbox for the next form.
        if (mayWithdraw || result?.outcome !== 'cancelled')
          onAttempted?.(result ?? { outcome: 'queued' }, isMounted.current);
        end();
        if (result !== undefined) return result;
        if (attempted !== undefined)
          onQueued?.(isOnline() ? 'waitsForLogin' : 'waitsForConnection');
        // By now the form may have other content.
        return await resultOf(outbox, member, await outbox.whenFinished(id), false);
      } catch (error) {
        end();
        throw error;
      }
    },
    [source],
  );
  return { submit, isPending };
}

/** Milliseconds: what another tab sent just before a restore is the same draft. */
const restoreToleranceMs = 1000;

/** Since when a form has its content, in milliseconds; 0 without content. */
export function useContentSince() {
  const since = useRef(0);
  return useMemo(() => {
    const setStart = (time: number) => {
      since.current = time;
    };
    return {
      get: () => since.current,
      noteTyped: () => setStart(Date.now()),
      noteRestored: () => setStart(Date.now() - restoreToleranceMs),
    };
  }, []);
}

type SentByOtherTab = {
  readonly items: readonly OutboxItem[];
  readonly since: ReturnType<typeof useContentSince>;
  /** Checked again once it ends: the content may have come back. */
  readonly isPending: boolean;
  readonly hasContentOf: (item: OutboxItem) => boolean;
  readonly onSent: () => void;
};

/** Detects that another tab sends the same draft, which must not go twice (decisions, 6). */
export function useSentByOtherTab(props: SentByOtherTab): void {
  const { items, since, isPending, hasContentOf, onSent } = props;
  const isSame = useEffectEvent(hasContentOf);
  const reportSent = useEffectEvent(onSent);
  useEffect(() => {
    const isSent = (item: OutboxItem) =>
      item.state !== 'rejected' && item.createdAt >= since.get() && isSame(item);
    if (!isPending && items.some(isSent)) reportSent();
  }, [items, since, isPending]);
}
