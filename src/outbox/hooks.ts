import type { SerializedError, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { offlineError, type ProviderError } from '@/api/providerError';
import { useService } from '@/lib/services';
import { currentUser } from '@/session/session.api';
import type { Transport } from './attempt';
import { type OutboxItem, type TargetList, targetKey, targetListKey } from './item';
import { createOutbox, type Outbox } from './outbox';
import { selfOf } from './reconcile';
import { createOutboxStorage } from './storage';
import type { OutboxServices } from './useOutboxAction';

export type OutboxStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** In the sender's chunk, which alone makes these calls. */
const calls = () => import('./outbox.api');

/** Through the store's portal API. */
function createTransport({ dispatch }: OutboxStore): Transport {
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

/** Sends what is queued and follows the session. */
export function openOutbox(store: OutboxStore): Outbox {
  const outbox = createOutbox(createOutboxStorage(), createTransport(store));
  const unsubscribe = store.subscribe(outbox.syncSession);
  return {
    ...outbox,
    close: () => {
      unsubscribe();
      outbox.close();
    },
  };
}

const noItems: readonly OutboxItem[] = [];

/** The app's outbox, opened on first use. */
export function useOutbox(): Outbox {
  const store = useStore();
  return useService(({ outbox }: OutboxServices) => outbox.get(() => openOutbox(store)));
}

/** The member's items, oldest first, synchronised over tabs; `place` limits them to a list. */
export function useOutboxItems(place?: TargetList): readonly OutboxItem[] {
  const outbox = useOutbox();
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => noItems);
  const key = place && targetListKey(place);
  return useMemo(
    () => (key === undefined ? items : items.filter((item) => targetKey(item) === key)),
    [items, key],
  );
}

/** False if items only live until the page is left. */
export function useIsOutboxStored(): boolean {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.isStored, () => true);
}

/** False until stored items are read. */
export function useIsOutboxLoaded(): boolean {
  const outbox = useOutbox();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void outbox.whenLoaded().then(() => isMounted && setLoaded(true));
    return () => {
      isMounted = false;
    };
  }, [outbox]);
  return isLoaded;
}

/** Upload progress, 0 to 1; undefined while not sending. */
export function useProgress(id: string): number | undefined {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.progress(id),
    () => undefined,
  );
}
