import { fetchPoll } from '@/api/fetchPoll';
import type { Poll } from '@/api/models/poll';
import { portalApi } from '@/api/portalApi';

/** How long a poll that nothing shows is kept, in seconds. */
const kept = 10 * 60;

/** Polls with their answers (specification, section 7). Votes go out through the outbox. */
const pollsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** A poll by its id; the scheme poll is 2. */
    poll: build.query<Poll, number>({
      queryFn: (id, _api, _options, fetchWithBQ) => fetchPoll(fetchWithBQ, id),
      keepUnusedDataFor: kept,
      providesTags: ['Poll'],
    }),
  }),
});

export const { usePollQuery } = pollsApi;

/** A poll on screen. */
export type PollView = {
  /** Undefined until it has come; then the newest that did. */
  readonly poll: Poll | undefined;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  readonly failure: PollProblem | undefined;
  readonly refetch: () => void;
};

export type PollProblem = { readonly kind: 'offline' | 'gone' | 'other'; readonly message: string };

/** Older than so many seconds it is read anew when it comes on screen. */
const fresh = 10;

/**
 * Reads a poll; again when it comes on screen, after a vote, and when the connection is back.
 * @param skip it is not needed yet
 */
export function usePoll(id: number, { skip = false } = {}): PollView {
  const { currentData, error, fulfilledTimeStamp, refetch } = usePollQuery(id, {
    refetchOnMountOrArgChange: fresh,
    refetchOnReconnect: true,
    skip,
  });
  const failure = error && failureOf(error);
  return {
    poll: failure?.kind === 'gone' ? undefined : currentData,
    readAt: fulfilledTimeStamp ?? 0,
    failure,
    refetch: () => void refetch(),
  };
}

type Failed = {
  readonly message?: string;
  readonly status?: number;
  readonly kind?: string;
};

function failureOf({ status, kind, message = '' }: Failed): PollProblem {
  if (status === 404) return { kind: 'gone', message };
  return { kind: kind === 'offline' ? 'offline' : 'other', message };
}
