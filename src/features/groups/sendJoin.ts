import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JoinAct } from '@/api/memberships/standing';
import type { Act } from '@/api/outbox/act';
import { offlineError, type ProviderError } from '@/api/providerError';
import type { JoinAsk } from './joinAsk';
import { errandOf, type JoinValues } from './joinRequest';

/** The portal's store, as far as the outbox needs it. */
export type JoinStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** Fetched when a member asks: visitors' pages carry no outbox. */
async function outbox(store: JoinStore) {
  const { outboxOf } = await import('@/api/outbox/open');
  return outboxOf(store);
}

/** How asking went. Without an error the request is with the provider, or waits in the outbox. */
export type Outcome = {
  readonly act?: Act | undefined;
  readonly error?: ProviderError | undefined;
  /** The provider said no, and the words are the form's again. */
  readonly refused: boolean;
};

/**
 * Asks to join, through the outbox. Resolves when the request has come to rest: sent, refused,
 * waiting for the connection, or without an answer.
 * @param stands whether the form is still there; without it a refused request stays in the outbox
 */
export async function sendJoin(
  store: JoinStore,
  ask: JoinAsk,
  values: JoinValues,
  stands: () => boolean,
): Promise<Outcome> {
  try {
    const box = await outbox(store);
    const { id } = box.enqueue(errandOf(ask, values));
    const act = await box.rested(id);
    if (act?.state !== 'refused' || !stands()) return { act, error: act?.error, refused: false };
    await box.take(id);
    return { act, error: act.error, refused: true };
  } catch {
    return { error: offlineError, refused: true };
  }
}

/** Takes a request out of the outbox, so that its words go back to the form. */
export const takeJoin = async (store: JoinStore, { id }: JoinAct): Promise<Act | undefined> =>
  (await outbox(store)).take(id);

/** Sends a request again that got no answer. */
export const retryJoin = async (store: JoinStore, { id }: JoinAct): Promise<void> =>
  (await outbox(store)).retry(id);
