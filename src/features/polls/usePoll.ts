import { useState } from 'react';
import { fetchPoll } from '@/api/fetchPoll';
import type { Poll } from '@/api/models/poll';
import { portalApi } from '@/api/portalApi';

/** Specification, section 7. Votes are sent by the outbox. */
const pollsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    poll: build.query<Poll, number>({
      queryFn: (id, _api, _options, fetchWithBQ) => fetchPoll(fetchWithBQ, id),
      keepUnusedDataFor: 10 * 60,
      providesTags: (_poll, _error, id) => [{ type: 'Poll', id }],
    }),
  }),
});

export type PollProblem = { readonly kind: 'offline' | 'gone' | 'other'; readonly message: string };

/** Seconds after which it is reloaded when shown. */
const fresh = 10;

/** A poll, reloaded when shown, after a vote and on reconnect. */
export function usePoll(id: number, { skip = false } = {}) {
  const { currentData, error, startedTimeStamp, isFetching, refetch } = pollsApi.usePollQuery(id, {
    refetchOnMountOrArgChange: fresh,
    refetchOnReconnect: true,
    skip,
  });
  // A reading that began before a vote may lack it, however late it ends.
  const [readAt, setReadAt] = useState(0);
  const isRead = !isFetching && error === undefined && startedTimeStamp !== undefined;
  if (isRead && startedTimeStamp !== readAt) setReadAt(startedTimeStamp);
  const failure = error && failureOf(error);
  return {
    poll: failure?.kind === 'gone' ? undefined : currentData,
    /** When the reading began, in milliseconds. */
    readAt,
    failure,
    refetch: () => void refetch(),
    read: refetch,
  };
}

type Failed = { readonly message?: string; readonly status?: number; readonly kind?: string };

function failureOf({ status, kind, message = '' }: Failed): PollProblem {
  if (status === 404) return { kind: 'gone', message };
  const isUnanswered = kind === 'offline' || kind === 'timeout';
  return { kind: isUnanswered ? 'offline' : 'other', message };
}
