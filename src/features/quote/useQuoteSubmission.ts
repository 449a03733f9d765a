import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { QuoteRequest } from '@/api/models/quote';
import type { ProviderError } from '@/api/providerError';
import { paths, type SectorSlug } from '@/config/paths';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { doneAt, markDone, runExclusive } from '@/lib/exclusive';
import { type LazyService, useService } from '@/lib/services';
import { withoutTrailingSlash } from '@/lib/url';
import { showToast } from '@/ui/toast';
import { clearDraft } from './answers';
import { clearArea } from './area.slice';
import { currentOwner } from './owner';
import { type Receipt, saveReceipt } from './receipts';
import { sentNotice } from './SentStrip';
import { returnAddress } from './useQuoteParams';
import { sectorName } from './useSectorName';

export type Failed = {
  readonly status: 'failed';
  readonly message: string;
  /** The token was refused, not the request. */
  readonly unauthorized: boolean;
};

/** Another tab sent this draft. */
type SentElsewhere = { readonly status: 'sent elsewhere' };

type Sending = { readonly status: 'idle' | 'pending' } | Failed;

/** The part of the store that sending needs. */
type QuoteStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

type SubmissionRequest = {
  readonly id: string;
  /** The same in all tabs. */
  readonly draft: string;
  readonly request: QuoteRequest;
  readonly sectorName: Promise<string | undefined>;
  readonly authorize: boolean;
};

type QuoteSender = {
  readonly get: () => Sending;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly settle: () => void;
  /** Once over all tabs; undefined if this tab is sending already. */
  readonly send: (
    order: SubmissionRequest,
  ) => Promise<Receipt | Failed | SentElsewhere | undefined>;
};

const idle: Sending = { status: 'idle' };

const notSent: Failed = { status: 'failed', message: quoteWords.failed, unauthorized: false };

function isProviderError(error: unknown): error is ProviderError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'said' in error;
}

/** The server's message of a refusal, else the standard sentence (specification, section 8). */
function failure(error: unknown): Failed {
  const refused = isProviderError(error) && error.kind === 'http' ? error : undefined;
  return {
    status: 'failed',
    message: refused?.said === true ? refused.message : quoteWords.failed,
    unauthorized: refused?.status === 401,
  };
}

/** Sends, clears the draft and saves the receipt. Throws the provider's error. */
async function sendAndSave(store: QuoteStore, order: SubmissionRequest): Promise<Receipt> {
  const owner = currentOwner();
  const { request, authorize } = order;
  const { sendQuote } = await import('./quote.api');
  const reply = await store.dispatch(sendQuote.initiate({ request, authorize }, { track: false }));
  if (reply.error !== undefined) throw reply.error;
  await markDone(`quote ${order.draft}`);
  const sector = await order.sectorName;
  const receipt: Receipt = {
    id: order.id,
    owner,
    sentAt: Date.now(),
    request,
    ...(sector === undefined ? {} : { sector }),
    message: reply.data.message ?? quoteSteps[3].heading,
  };
  clearDraft(order.draft);
  store.dispatch(clearArea());
  saveReceipt(receipt);
  return receipt;
}

/** Under a lock per draft. */
function submitOnce(store: QuoteStore, order: SubmissionRequest) {
  const pressedAt = Date.now();
  const failedId = `quote failed ${order.draft}`;
  return runExclusive(`quote ${order.draft}`, async ({ waited }) => {
    if ((await doneAt(`quote ${order.draft}`)) !== undefined) {
      clearDraft(order.draft);
      store.dispatch(clearArea());
      return { status: 'sent elsewhere' } as const;
    }
    // Another tab failed meanwhile, so the request may have arrived: only a person resends.
    const failedAt = (await doneAt(failedId)) ?? 0;
    if (waited || failedAt > pressedAt) return notSent;
    try {
      return await sendAndSave(store, order);
    } catch (error) {
      await markDone(failedId);
      throw error;
    }
  });
}

function createQuoteSender(store: QuoteStore): QuoteSender {
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
      try {
        const outcome = await submitOnce(store, order);
        const failed = 'status' in outcome && outcome.status === 'failed';
        set(failed ? outcome : idle);
        return outcome;
      } catch (error) {
        const failed = failure(error);
        set(failed);
        return failed;
      }
    },
  };
}

/** Belongs to the app: leaving the page loses neither the result nor the guard against doubles. */
export type QuoteServices = { readonly quoteSender: LazyService<QuoteSender> };

const useQuoteStore = useStore.withTypes<QuoteStore>();

type Submission = {
  readonly request: QuoteRequest;
  readonly draft: string;
  readonly requestId: string;
  readonly sector: SectorSlug | undefined;
  readonly authorize?: boolean;
};

export type QuoteSubmission = {
  readonly sending: Sending;
  readonly submit: (what: Submission) => Promise<void>;
  /** Dismisses a failure. */
  readonly settle: () => void;
};

/** Sends a request; success leads to `/` with a toast (specification, section 4), if still here. */
export function useQuoteSubmission(): QuoteSubmission {
  const store = useQuoteStore();
  const quoteSender = useService((services: QuoteServices) =>
    services.quoteSender.get(() => createQuoteSender(store)),
  );
  const navigate = useNavigate();
  const sending = useSyncExternalStore(quoteSender.subscribe, quoteSender.get, () => idle);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  // While the next page loads, this one still shows but the address bar has changed.
  const isHere = () =>
    shown.current && withoutTrailingSlash(window.location.pathname) === paths.getQuote;
  useEffect(() => () => quoteSender.settle(), [quoteSender]);

  const submit = async ({ request, draft, requestId, sector, authorize = true }: Submission) => {
    const outcome = await quoteSender.send({
      id: requestId,
      draft,
      request,
      sectorName: sector === undefined ? Promise.resolve(undefined) : sectorName(sector),
      authorize,
    });
    if (outcome === undefined) return;
    const failed = 'status' in outcome && outcome.status === 'failed';
    if (!failed) {
      if ('id' in outcome) sentNotice.set(outcome.id);
      showToast('success', 'id' in outcome ? outcome.message : quoteRequestWords.sentElsewhere, {
        label: myRequests.title,
        href: paths.myRequests,
        go: navigate,
      });
      if (isHere()) await navigate(paths.root);
    } else if (!isHere()) {
      showToast('error', quoteRequestWords.notSentToast, {
        label: quoteRequestWords.backToRequest,
        href: returnAddress({ step: 4, sector }),
        go: navigate,
      });
    }
  };
  return { sending, submit, settle: quoteSender.settle };
}
