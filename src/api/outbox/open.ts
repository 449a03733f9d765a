import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { offlineError, type ProviderError } from '@/api/providerError';
import { currentUser } from '@/api/sessionApi';
import { selfOf } from './match';
import { createOutbox, type Outbox } from './outbox';
import type { Transport } from './sender';
import { createIdbStorage } from './storage';

type PortalStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** Comes with the sender, which alone makes these calls. */
const calls = () => import('./send');

/** The calls of the outbox, made through a store's portal API. */
function createTransport({ dispatch }: PortalStore): Transport {
  const known = (error: unknown): ProviderError => (isProviderError(error) ? error : offlineError);
  return {
    carryOut: async (act, signal, told) => {
      const { carryOut } = await calls();
      const call = dispatch(carryOut.initiate({ act, ...told }, { track: false }));
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
    list: async (act) => {
      const { listOfAct } = await calls();
      return (await dispatch(listOfAct.initiate(act, { track: false }))).data;
    },
    self: async () => {
      const { data } = await dispatch(currentUser.initiate(undefined, { subscribe: false }));
      return data && selfOf(data);
    },
  };
}

function isProviderError(error: unknown): error is ProviderError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}

const outboxes = new WeakMap<object, { readonly outbox: Outbox; readonly close: () => void }>();

/**
 * The outbox of a store, opened when it is first asked for: it then sends what waits, and follows the
 * session from member to member.
 */
export function outboxOf(store: PortalStore): Outbox {
  const known = outboxes.get(store);
  if (known !== undefined) return known.outbox;
  const outbox = createOutbox(createIdbStorage(), createTransport(store));
  const unsubscribe = store.subscribe(outbox.follow);
  const close = () => {
    unsubscribe();
    outbox.close();
  };
  outboxes.set(store, { outbox, close });
  return outbox;
}

/** Closes the outbox of a store, as leaving the page does; what waits stays on this device. */
export function closeOutbox(store: object): void {
  outboxes.get(store)?.close();
  outboxes.delete(store);
}
