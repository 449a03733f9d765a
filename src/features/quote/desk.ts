import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QuoteRequest } from '@/api/models/quote';
import type { ProviderError } from '@/api/providerError';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { noDraft, storedDraft } from './answers';
import { clearArea } from './area.slice';
import { currentOwner } from './owner';
import { keepReceipt, type Receipt } from './receipts';

/** A sending that did not work out. */
export type Failed = {
  readonly status: 'failed';
  /** What to show. */
  readonly message: string;
  /** The provider refused the token, not the request. */
  readonly unauthorized: boolean;
};

/** How a sending stands. */
export type Sending = { readonly status: 'idle' | 'pending' } | Failed;

/** The portal's store, as far as sending needs it. */
export type QuoteStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

type Order = {
  readonly id: string;
  readonly request: QuoteRequest;
  readonly sectorName: Promise<string | undefined>;
  readonly authorize: boolean;
};

type Desk = {
  readonly get: () => Sending;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Forgets a failure that was read. */
  readonly settle: () => void;
  /** Sends once; undefined while another sending is under way, a receipt or the failure after it. */
  readonly send: (order: Order) => Promise<Receipt | Failed | undefined>;
};

export const idle: Sending = { status: 'idle' };

function isProviderError(error: unknown): error is ProviderError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'said' in error;
}

/**
 * Specification, section 8: the server's message where it said something in a refusal, else the
 * sentence for network and parse failures.
 */
function failure(error: unknown): Failed {
  const refused = isProviderError(error) && error.kind === 'http' ? error : undefined;
  return {
    status: 'failed',
    message: refused?.said === true ? refused.message : quoteWords.failed,
    unauthorized: refused?.status === 401,
  };
}

async function ask(store: QuoteStore, { request, authorize }: Order): Promise<string | undefined> {
  const { sendQuote } = await import('./quote.api');
  const reply = await store.dispatch(sendQuote.initiate({ request, authorize }, { track: false }));
  if (reply.error !== undefined) throw reply.error;
  return reply.data.message;
}

function createDesk(store: QuoteStore): Desk {
  const listeners = new Set<() => void>();
  let sending: Sending = idle;
  const set = (next: Sending) => {
    sending = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => sending,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    settle: () => {
      if (sending.status === 'failed') set(idle);
    },
    send: async (order) => {
      if (sending.status === 'pending') return undefined;
      set({ status: 'pending' });
      const owner = currentOwner();
      try {
        const message = await ask(store, order);
        const sector = await order.sectorName;
        const receipt: Receipt = {
          id: order.id,
          owner,
          sentAt: Date.now(),
          request: order.request,
          ...(sector === undefined ? {} : { sector }),
          message: message ?? quoteSteps[3].heading,
        };
        storedDraft.set(noDraft);
        store.dispatch(clearArea());
        keepReceipt(receipt);
        set(idle);
        return receipt;
      } catch (error) {
        const failed = failure(error);
        set(failed);
        return failed;
      }
    },
  };
}

const desks = new WeakMap<QuoteStore, Desk>();

/**
 * Where requests are handed in. It belongs to the store, not to a page: leaving the page while a
 * request is on its way loses neither its outcome nor the guard against sending it twice.
 */
export function deskOf(store: QuoteStore): Desk {
  const known = desks.get(store);
  if (known !== undefined) return known;
  const desk = createDesk(store);
  desks.set(store, desk);
  return desk;
}
