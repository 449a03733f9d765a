import type { Store } from '@reduxjs/toolkit';
import { communities, myCommunities } from '@/api/communities.api';
import type { LazyService, ThunkStore } from '@/lib/servicesContext';
import type { OutboxItem } from '@/outbox/item';
import { openOutbox, type Outbox } from '@/outbox/outbox';
import type { JoinItem, Memberships } from './membershipStatus';

/** A store whose state holds the answers of the two lists. */
export type MembershipsStore = ThunkStore &
  Store<Parameters<ReturnType<typeof myCommunities.select>>[0]>;

type ObserveOptions = {
  readonly store: MembershipsStore;
  readonly service: LazyService<Outbox>;
  readonly all: boolean;
  /** Called at first and after each change. */
  readonly onChange: (memberships: Memberships) => void;
  readonly signal: AbortSignal;
};

const isJoin = (item: OutboxItem): item is JoinItem => item.kind === 'join';

/** Loads the member's communities and follows them and their join requests until `signal` aborts. */
export function observeMemberships(options: ObserveOptions): void {
  const { store, service, all, onChange, signal } = options;
  const outbox = service.get(() => openOutbox(store));
  const endpoints = all ? [myCommunities, communities] : [myCommunities];
  const subscriptionOptions = { refetchOnReconnect: true };
  const calls = endpoints.map((endpoint) =>
    store.dispatch(endpoint.initiate(undefined, { subscriptionOptions, forceRefetch: 60 })),
  );
  // Each selector remembers its last result; a new one would make every change of the store a change.
  const selectors = endpoints.map((endpoint) => endpoint.select());
  const retry = () => {
    for (const call of calls) void call.refetch();
  };
  let isLoaded = false;
  let read: readonly unknown[] = [];

  const report = () => {
    const items = outbox.items();
    const answers = selectors.map((select) => select(store.getState()));
    const inputs = [isLoaded, items, ...answers];
    if (inputs.every((input, index) => input === read[index])) return;
    read = inputs;
    const [mine, every] = answers;
    onChange({
      mine: mine?.data,
      all: every?.data,
      joins: items.filter(isJoin),
      // A list that is read again stays as it is.
      isSettled: isLoaded && answers.every(({ data, isError }) => data !== undefined || isError),
      failed: answers.some(({ data, isError }) => isError && data === undefined),
      isLost: false,
      retry,
    });
  };
  const stops = [store.subscribe(report), outbox.subscribe(report)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    for (const call of calls) call.unsubscribe();
  });
  report();
  const reportLoaded = async () => {
    await outbox.whenLoaded();
    isLoaded = true;
    if (!signal.aborted) report();
  };
  void reportLoaded();
}
