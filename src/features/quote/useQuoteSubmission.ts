import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mayHaveArrived, type ProviderError } from '@/api/providerError';
import { paths } from '@/config/paths';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { quoteWords } from '@/content/quoteSteps';
import { retryImport } from '@/lib/retryImport';
import type { ThunkStore } from '@/lib/servicesContext';
import { withoutTrailingSlash } from '@/lib/url';
import { userKey } from '@/lib/userKey';
import { accessToken } from '@/session/readSession';
import { showToast } from '@/ui/toast';
import { currentOwner, isVisibleTo, whenRestored } from './quoteOwner';
import type { Submission } from './quote.api';
import { sentNotice } from './SentStrip';
import type { QuoteDraft } from './useQuoteDraft';
import { stepAddress } from './useQuoteParams';

export type Failed = {
  readonly status: 'failed';
  readonly message: string;
  /** No clear answer came: sent again, it may arrive twice. */
  readonly mayHaveArrived: boolean;
};

/** Loaded to send: until then a visitor's page needs none of it. */
const loadApi = () => retryImport(() => import('./quote.api'), 'submitQuote');

type Sending = { readonly status: 'idle' | 'pending' } | Failed;

type Entry = { readonly status: string; readonly error?: ProviderError | SerializedError };

/** RTK Query's entries; undefined until something has loaded this API. */
type ApiState = {
  readonly outsourcingApi?: { readonly mutations: Readonly<Record<string, Entry | undefined>> };
};

/** One submission of a draft: leaving the page loses neither the result nor the guard against doubles. */
const cacheKeyOf = (draftId: string) => `quote ${draftId}`;
const selectSubmission = (state: ApiState, draftId: string) =>
  state.outsourcingApi?.mutations[cacheKeyOf(draftId)];

const standardFailure: Failed = {
  status: 'failed',
  message: quoteWords.failed,
  mayHaveArrived: false,
};

const unansweredFailure: Failed = { ...standardFailure, mayHaveArrived: true };

/** The server's message of a refusal, else the standard sentence (specification, section 8). */
function sendingOf(entry: Entry | undefined): Sending {
  if (entry?.status !== 'rejected') {
    return { status: entry?.status === 'pending' ? 'pending' : 'idle' };
  }
  const { error } = entry;
  if (error === undefined || !('kind' in error)) return standardFailure;
  const message = error.kind === 'http' && error.said ? error.message : quoteWords.failed;
  return { status: 'failed', message, mayHaveArrived: mayHaveArrived(error) };
}

type SubmissionRequest = Omit<Submission, 'owner' | 'token' | 'authorize' | 'seenAt'>;

export type QuoteSubmission = ReturnType<typeof useQuoteSubmission>;

/**
 * Sends a request; success leads to `/` with a toast (specification, section 4), if still here.
 * `prepare` loads what sends, and shows again a failure from before the page was loaded. `submit` shows
 * a failure later than `seen` (ms) instead of sending; by default only what this page has not shown.
 */
export function useQuoteSubmission({ draftId, readRequest }: QuoteDraft) {
  const store: ThunkStore = useStore();
  const navigate = useNavigate();
  const entry = useSelector((state: ApiState) => selectSubmission(state, draftId));
  /** While the session is restored, or the script that sends is loading or lost. */
  const [preparation, setPreparation] = useState<Sending>();
  /** The draft whose request failed without a clear answer before this page was loaded. */
  const [unansweredId, setUnansweredId] = useState<string>();
  const own = sendingOf(entry);
  const isUnanswered = own.status === 'idle' && unansweredId === draftId;
  const sending = preparation ?? (isUnanswered ? unansweredFailure : own);
  const isMounted = useRef(false);
  const isBusy = useRef(false);
  const seenAt = useRef(0);
  const shownDraftId = useRef(draftId);

  const dismissFailure = useCallback(() => {
    setPreparation(undefined);
    setUnansweredId(undefined);
    const { current } = shownDraftId;
    if (selectSubmission(store.getState(), current)?.status !== 'rejected') return;
    const fixedCacheKey = cacheKeyOf(current);
    void loadApi().then(({ removeMutationResult }) =>
      store.dispatch(removeMutationResult({ fixedCacheKey, requestId: '' })),
    );
  }, [store]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      dismissFailure();
    };
  }, [dismissFailure]);
  const status = entry?.status;
  useEffect(() => {
    shownDraftId.current = draftId;
    if (status === 'rejected') seenAt.current = Date.now();
  }, [status, draftId]);
  const prepare = useCallback(async () => {
    const { readUnansweredAt } = await loadApi();
    const unansweredAt = await readUnansweredAt(draftId);
    if (unansweredAt <= seenAt.current || shownDraftId.current !== draftId) return;
    seenAt.current = Date.now();
    setUnansweredId(draftId);
  }, [draftId]);
  // While the next page loads, this one still shows but the address bar has changed.
  const isHere = () =>
    isMounted.current && withoutTrailingSlash(window.location.pathname) === paths.getQuote;

  /** Resolves without an `outcome` if nothing could be sent. */
  const dispatchSubmission = async (
    pressed: SubmissionRequest & Pick<Submission, 'seenAt'>,
    token: string | undefined,
  ) => {
    setPreparation({ status: 'pending' });
    const isRestored = token === undefined || (await whenRestored(store));
    const owner = userKey();
    // A member's own answers may have come since the press: they were not what was shown.
    const drafted = isRestored ? readRequest() : undefined;
    const isSame = JSON.stringify(drafted?.request) === JSON.stringify(pressed.request);
    const api = drafted && isSame ? await loadApi().catch(() => undefined) : undefined;
    setPreparation(api === undefined ? standardFailure : undefined);
    isBusy.current = false;
    const authorize = token !== undefined || owner !== '';
    const request = { ...pressed, ...drafted, owner, token, authorize };
    const fixedCacheKey = cacheKeyOf(request.draftId);
    const sent = api && store.dispatch(api.submitQuote.initiate(request, { fixedCacheKey }));
    const outcome = await sent;
    if (outcome?.data !== undefined) sent?.reset();
    return { owner: currentOwner(owner, token), draftId: request.draftId, outcome };
  };

  const submit = async (request: SubmissionRequest, seen = seenAt.current): Promise<void> => {
    const before = selectSubmission(store.getState(), request.draftId);
    if (isBusy.current || before?.status === 'pending') return;
    isBusy.current = true;
    const pressed = { ...request, seenAt: seen };
    const { owner, draftId: sentId, outcome } = await dispatchSubmission(pressed, accessToken());
    const isOwn = isVisibleTo(userKey(), owner);
    // Another member is here by now.
    if (!isOwn && userKey() !== '') return;
    const receipt = outcome?.data;
    if (receipt === undefined) {
      const isShown = outcome === undefined || sentId === shownDraftId.current;
      if (isHere() && isShown) return;
      const error = outcome?.error;
      const isUnknown = error !== undefined && 'kind' in error && mayHaveArrived(error);
      const { unknownToast, notSentToast, backToRequest: label } = quoteRequestWords;
      const link = isOwn
        ? { label, href: stepAddress(4, request.sector), go: navigate }
        : undefined;
      showToast('error', isUnknown ? unknownToast : notSentToast, link);
      return;
    }
    const isSentHere = receipt !== 'elsewhere';
    if (isSentHere) sentNotice.set(receipt.id);
    const sent = isSentHere ? receipt.message : quoteRequestWords.sentInOtherTab;
    const toReceipts = { label: myRequests.title, href: paths.myRequests, go: navigate };
    // After a logout the answer and the receipt are the member's alone.
    if (isOwn) showToast('success', sent, toReceipts);
    else showToast('success', quoteRequestWords.received);
    if (isOwn && isHere()) await navigate(paths.root);
  };
  return { sending, prepare, submit, dismissFailure };
}
