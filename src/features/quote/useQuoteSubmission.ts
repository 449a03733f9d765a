import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { mayHaveArrived, type ProviderError } from '@/api/providerError';
import { paths } from '@/config/paths';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { quoteWords } from '@/content/quoteSteps';
import { retryImport } from '@/lib/retryImport';
import type { ThunkStore } from '@/lib/services';
import { withoutTrailingSlash } from '@/lib/url';
import { showToast } from '@/ui/toast';
import type { Submission } from './quote.api';
import { sentNotice } from './SentStrip';
import { stepAddress } from './useQuoteParams';

export type Failed = {
  readonly status: 'failed';
  readonly message: string;
  /** The token was refused, not the request. */
  readonly unauthorized: boolean;
  /** No answer came: sent again, it may arrive twice. */
  readonly mayHaveArrived: boolean;
};

/** Loaded to send: until then a visitor's page needs none of it. */
export const loadApi = () => retryImport(() => import('./quote.api'), 'submitQuote');

type Sending = { readonly status: 'idle' | 'pending' } | Failed;

type Entry = { readonly status: string; readonly error?: ProviderError | SerializedError };

/** RTK Query's entries; undefined until something has loaded this API. */
type ApiState = {
  readonly outsourcingApi?: { readonly mutations: Readonly<Record<string, Entry | undefined>> };
};

/** One submission in an app: leaving the page loses neither the result nor the guard against doubles. */
const fixedCacheKey = 'quote';
const selectSubmission = (state: ApiState) => state.outsourcingApi?.mutations[fixedCacheKey];

const standardFailure: Failed = {
  status: 'failed',
  message: quoteWords.failed,
  unauthorized: false,
  mayHaveArrived: false,
};

/** The server's message of a refusal, else the standard sentence (specification, section 8). */
function sendingOf(entry: Entry | undefined): Sending {
  if (entry?.status !== 'rejected') {
    return { status: entry?.status === 'pending' ? 'pending' : 'idle' };
  }
  const { error } = entry;
  if (error === undefined || !('kind' in error)) return standardFailure;
  const failed = { ...standardFailure, mayHaveArrived: mayHaveArrived(error) };
  if (error.kind !== 'http') return failed;
  return {
    ...failed,
    message: error.said ? error.message : quoteWords.failed,
    unauthorized: error.status === 401,
  };
}

type SubmissionRequest = Omit<Submission, 'seenAt'>;

export type QuoteSubmission = ReturnType<typeof useQuoteSubmission>;

/** Sends a request; success leads to `/` with a toast (specification, section 4), if still here. */
export function useQuoteSubmission() {
  const store: ThunkStore = useStore();
  const navigate = useNavigate();
  const entry = useSelector(selectSubmission);
  /** While the script that sends is loading or lost. */
  const [loading, setLoading] = useState<Sending>();
  const sending = loading ?? sendingOf(entry);
  const isMounted = useRef(false);
  const isBusy = useRef(false);
  const seenAt = useRef(0);

  const dismissFailure = useCallback(() => {
    setLoading(undefined);
    if (selectSubmission(store.getState())?.status !== 'rejected') return;
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
    if (status !== 'pending') seenAt.current = Date.now();
  }, [status]);
  // While the next page loads, this one still shows but the address bar has changed.
  const isHere = () =>
    isMounted.current && withoutTrailingSlash(window.location.pathname) === paths.getQuote;

  /** Undefined after a failure. */
  const dispatchSubmission = async (request: SubmissionRequest) => {
    setLoading({ status: 'pending' });
    const api = await loadApi().catch(() => undefined);
    setLoading(api === undefined ? standardFailure : undefined);
    if (api === undefined) return undefined;
    const submission = { ...request, seenAt: seenAt.current };
    const sent = store.dispatch(api.submitQuote.initiate(submission, { fixedCacheKey }));
    const { data } = await sent;
    if (data !== undefined) sent.reset();
    return data;
  };

  const submit = async (request: SubmissionRequest): Promise<void> => {
    if (isBusy.current || selectSubmission(store.getState())?.status === 'pending') return;
    isBusy.current = true;
    const receipt = await dispatchSubmission(request);
    isBusy.current = false;
    if (receipt === undefined) {
      if (isHere()) return;
      const outcome = sendingOf(selectSubmission(store.getState()));
      const isUnknown = outcome.status === 'failed' && outcome.mayHaveArrived;
      const { unknownToast, notSentToast } = quoteRequestWords;
      showToast('error', isUnknown ? unknownToast : notSentToast, {
        label: quoteRequestWords.backToRequest,
        href: stepAddress(4, request.sector),
        go: navigate,
      });
      return;
    }
    const isSentHere = receipt !== 'elsewhere';
    if (isSentHere) sentNotice.set(receipt.id);
    showToast('success', isSentHere ? receipt.message : quoteRequestWords.sentInOtherTab, {
      label: myRequests.title,
      href: paths.myRequests,
      go: navigate,
    });
    if (isHere()) await navigate(paths.root);
  };
  return { sending, submit, dismissFailure };
}
