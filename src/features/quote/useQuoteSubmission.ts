import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { QuoteRequest } from '@/api/models/quote';
import type { ProviderError } from '@/api/providerError';
import { paths, type SectorSlug } from '@/config/paths';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { doneAt, markDone, runExclusive } from '@/lib/exclusive';
import { type LazyService, type ThunkStore, useService } from '@/lib/services';
import { withoutTrailingSlash } from '@/lib/url';
import { showToast } from '@/ui/toast';
import { clearDraft } from './answers';
import { clearArea } from './area.slice';
import { currentOwner } from './owner';
import { type Receipt, saveReceipt } from './receipts';
import { sentNotice } from './SentStrip';
import { returnAddress } from './useQuoteParams';
import { sectorName } from './useSectorName';

type Submission = {
  readonly request: QuoteRequest;
  /** The id of its answers, the same in all tabs. */
  readonly draft: string;
  readonly requestId: string;
  readonly sector: SectorSlug | undefined;
  /** False sends it without the member's token. */
  readonly authorize: boolean;
};

export type Failed = {
  readonly status: 'failed';
  readonly message: string;
  /** The token was refused, not the request. */
  readonly unauthorized: boolean;
};

type Outcome =
  | { readonly status: 'sent'; readonly receipt: Receipt }
  /** Another tab sent this draft. */
  | { readonly status: 'sent elsewhere' }
  | Failed;

type Sending = { readonly status: 'idle' | 'pending' } | Failed;

const notSent: Failed = { status: 'failed', message: quoteWords.failed, unauthorized: false };

/** The server's message of a refusal, else the standard sentence (specification, section 8). */
function failureOf({ kind, status, said, message }: ProviderError): Failed {
  if (kind !== 'http') return notSent;
  return {
    status: 'failed',
    message: said ? message : quoteWords.failed,
    unauthorized: status === 401,
  };
}

function clearAnswers(store: ThunkStore, draft: string): void {
  clearDraft(draft);
  store.dispatch(clearArea());
}

/** Sends, clears the answers and saves the receipt. */
async function sendAndSave(store: ThunkStore, submission: Submission): Promise<Outcome> {
  const { request, draft, requestId, sector, authorize } = submission;
  const owner = currentOwner();
  const name = sector && sectorName(sector);
  const { sendQuote } = await import('./quote.api');
  const { data, error } = await store.dispatch(
    sendQuote.initiate({ request, authorize }, { track: false }),
  );
  if (error !== undefined) return 'kind' in error ? failureOf(error) : notSent;
  await markDone(`quote ${draft}`);
  const receipt: Receipt = {
    id: requestId,
    owner,
    sentAt: Date.now(),
    request,
    ...(name && { sector: await name }),
    message: data.message ?? quoteSteps[3].heading,
  };
  clearAnswers(store, draft);
  saveReceipt(receipt);
  return { status: 'sent', receipt };
}

/** Under a lock per draft, once over all tabs. */
function submitOnce(store: ThunkStore, submission: Submission): Promise<Outcome> {
  const { draft } = submission;
  const failedId = `quote failed ${draft}`;
  const pressedAt = Date.now();
  return runExclusive(`quote ${draft}`, async ({ waited }): Promise<Outcome> => {
    if ((await doneAt(`quote ${draft}`)) !== undefined) {
      clearAnswers(store, draft);
      return { status: 'sent elsewhere' };
    }
    // Another tab failed meanwhile, so the request may have arrived: only a person resends.
    const failedAt = (await doneAt(failedId)) ?? 0;
    if (waited || failedAt > pressedAt) return notSent;
    const outcome = await sendAndSave(store, submission).catch(() => notSent);
    if (outcome.status === 'failed') await markDone(failedId);
    return outcome;
  });
}

/** Belongs to the app: leaving the page loses neither the result nor the guard against doubles. */
class QuoteSender {
  #sending: Sending = { status: 'idle' };
  readonly #listeners = new Set<() => void>();

  constructor(readonly store: ThunkStore) {}

  #set(sending: Sending): void {
    this.#sending = sending;
    for (const listener of this.#listeners) listener();
  }

  readonly get = (): Sending => this.#sending;

  readonly subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Dismisses a failure. */
  readonly settle = (): void => {
    if (this.#sending.status === 'failed') this.#set({ status: 'idle' });
  };

  /** Undefined if this tab is sending already. */
  async send(submission: Submission): Promise<Outcome | undefined> {
    if (this.#sending.status === 'pending') return undefined;
    this.#set({ status: 'pending' });
    const outcome = await submitOnce(this.store, submission).catch(() => notSent);
    this.#set(outcome.status === 'failed' ? outcome : { status: 'idle' });
    return outcome;
  }
}

export type QuoteServices = { readonly quoteSender: LazyService<QuoteSender> };

const idle: Sending = { status: 'idle' };

export type QuoteSubmission = ReturnType<typeof useQuoteSubmission>;

/** Sends a request; success leads to `/` with a toast (specification, section 4), if still here. */
export function useQuoteSubmission() {
  const store: ThunkStore = useStore();
  const sender = useService(({ quoteSender }: QuoteServices) =>
    quoteSender.get(() => new QuoteSender(store)),
  );
  const navigate = useNavigate();
  const sending = useSyncExternalStore(sender.subscribe, sender.get, () => idle);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      sender.settle();
    };
  }, [sender]);
  // While the next page loads, this one still shows but the address bar has changed.
  const isHere = () =>
    isMounted.current && withoutTrailingSlash(window.location.pathname) === paths.getQuote;

  const submit = async (submission: Submission): Promise<void> => {
    const outcome = await sender.send(submission);
    if (outcome === undefined) return;
    if (outcome.status === 'failed') {
      if (isHere()) return;
      showToast('error', quoteRequestWords.notSentToast, {
        label: quoteRequestWords.backToRequest,
        href: returnAddress({ step: 4, sector: submission.sector }),
        go: navigate,
      });
      return;
    }
    const isSentHere = outcome.status === 'sent';
    if (isSentHere) sentNotice.set(outcome.receipt.id);
    showToast('success', isSentHere ? outcome.receipt.message : quoteRequestWords.sentElsewhere, {
      label: myRequests.title,
      href: paths.myRequests,
      go: navigate,
    });
    if (isHere()) await navigate(paths.root);
  };
  return { sending, submit, settle: sender.settle };
}
