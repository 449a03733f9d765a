import type { UnknownAction } from '@reduxjs/toolkit';
import type { ProviderRequest } from '@/api/baseQuery';
import { type QuoteReply, type QuoteRequest, readQuoteReply } from '@/api/models/quote';
import { outsourcingApi } from '@/api/outsourcingApi';
import { httpError, mayHaveArrived, type ProviderError } from '@/api/providerError';
import { unreadable } from '@/api/wire';
import type { SectorSlug } from '@/config/paths';
import { quoteWords, reviewStep } from '@/content/quoteSteps';
import { isExclusive, runExclusive } from '@/lib/runExclusive';
import { readTimestamp, removeTimestamp, saveTimestamp } from '@/lib/sharedTimestamps';
import { isOnline } from '@/lib/useOnline';
import { userKey } from '@/lib/userKey';
import { accessToken } from '@/session/readSession';
import { clearDraft } from './quoteDraft';
import { areaSlice } from './area.slice';
import { currentOwner, isVisibleTo } from './quoteOwner';
import { type Receipt, saveReceipt } from './receipts';
import { sectorName } from './sectorName';

export type Submission = {
  readonly request: QuoteRequest;
  /** The id of its answers, the same in all tabs. */
  readonly draftId: string;
  readonly requestId: string;
  readonly sector: SectorSlug | undefined;
  /** Who pressed Submit: the member's `userKey`, empty for visitors. */
  readonly owner: string;
  /** Sent with this token and no other; undefined if there was none at the press. */
  readonly token: string | undefined;
  /** False sends it without the member's token. */
  readonly authorize: boolean;
  /** When this page last showed a failure, in ms; 0 if never. One noted later is shown before sending. */
  readonly seenAt: number;
};

type SendingHooks = Required<Pick<ProviderRequest, 'beforeSend' | 'onRefused'>>;

type Result<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ProviderError };

const unanswered: ProviderError = { kind: 'timeout', message: quoteWords.failed, said: false };

const sentKey = (draftId: string) => `quote ${draftId}`;
const lostKey = (draftId: string) => `quote failed ${draftId}`;
const startedKey = (draftId: string) => `quote left ${draftId}`;

/** When a request of this draft ended without a clear answer, in ms; 0 if none did or one is being sent. */
export async function readUnansweredAt(draftId: string): Promise<number> {
  if (await isExclusive(sentKey(draftId))) return 0;
  const keys = [lostKey(draftId), startedKey(draftId)];
  const [lostAt = 0, startedAt = 0] = await Promise.all(keys.map(readTimestamp));
  return Math.max(lostAt, startedAt);
}

/** Under a lock per draft, once over all tabs; then clears the answers and saves the receipt. */
async function sendOnce(
  { request, draftId, requestId, sector, owner, token, authorize, seenAt }: Submission,
  dispatch: (action: UnknownAction) => unknown,
  post: (hooks: SendingHooks) => Promise<Result<QuoteReply>>,
): Promise<Result<Receipt | 'elsewhere'>> {
  const [sentId, lostId, startedId] = [sentKey(draftId), lostKey(draftId), startedKey(draftId)];
  const clearAnswers = () => {
    for (const one of ['', owner, userKey()]) clearDraft(draftId, one);
    if (isVisibleTo(userKey(), owner)) dispatch(areaSlice.actions.clear());
  };
  return runExclusive(sentId, async ({ waited }) => {
    if ((await readTimestamp(sentId)) !== undefined) {
      clearAnswers();
      return { data: 'elsewhere' };
    }
    // The request of another tab may have arrived: only a person who knows that resends.
    const lostAt = (await readTimestamp(lostId)) ?? 0;
    // The page was closed while it was on its way: the same.
    const startedAt = (await readTimestamp(startedId)) ?? 0;
    // A time in the future dates from before the clock was set back.
    if (startedAt > 0 || lostAt > Date.now()) await saveTimestamp(lostId);
    if (startedAt > 0) await removeTimestamp(startedId);
    if (waited || Math.max(lostAt, startedAt) > seenAt) return { error: unanswered };
    if (authorize && accessToken() !== token) return { error: httpError(401, undefined) };
    const name = sector && sectorName(sector);
    const isConnected = isOnline();
    const { data, error } = await post({
      beforeSend: () => saveTimestamp(startedId).then(() => true),
      // While the sign-in dialog is open, nothing is unanswered.
      onRefused: () => removeTimestamp(startedId),
    });
    await removeTimestamp(startedId);
    if (error !== undefined) {
      const isUnknown = error.kind === 'unreadable' || (error.kind === 'offline' && isConnected);
      const failure = isUnknown ? unanswered : error;
      if (mayHaveArrived(failure)) await saveTimestamp(lostId);
      return { error: failure };
    }
    await saveTimestamp(sentId);
    const receipt: Receipt = {
      id: requestId,
      draft: draftId,
      owner: currentOwner(owner, token),
      sentAt: Date.now(),
      request,
      ...(name && { sector: await name }),
      message: data.message ?? reviewStep.heading,
    };
    clearAnswers();
    saveReceipt(receipt);
    return { data: receipt };
  });
}

/** Form-encoded; only a readable 201 is a success (specification, section 7). */
const quoteApi = outsourcingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves with the receipt, or 'elsewhere' if another tab sent this draft. */
    submitQuote: build.mutation<Receipt | 'elsewhere', Submission>({
      queryFn: (submission, { dispatch }, _options, fetchWithBQ) =>
        sendOnce(submission, dispatch, async (hooks) => {
          const { type, budget, kingdombusiness } = submission.request;
          const { data, error, meta } = await fetchWithBQ({
            path: '/quotes/',
            method: 'POST',
            form: { type, budget, kingdombusiness },
            authorize: submission.authorize,
            ...hooks,
          });
          if (error !== undefined) return { error };
          if (meta?.status !== 201)
            return { error: httpError(meta?.status ?? 0, data, undefined, 'outsourcing') };
          const reply = readQuoteReply(data);
          return reply === undefined ? unreadable(meta) : { data: reply };
        }).catch(() => ({ error: unanswered })),
    }),
  }),
});

export const { submitQuote } = quoteApi.endpoints;
export const { removeMutationResult } = quoteApi.internalActions;
