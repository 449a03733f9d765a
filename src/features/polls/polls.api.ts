import { askPoll } from '@/api/askPoll';
import type { Poll } from '@/api/models/poll';
import { portalApi } from '@/api/portalApi';

/** How long a poll that nothing shows is kept, in seconds. */
const kept = 10 * 60;

/** Polls with their answers (specification, section 7). Votes go out through the outbox. */
const pollsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** A poll by its id; the scheme poll is 2. */
    poll: build.query<Poll, number>({
      queryFn: (id, _api, _options, ask) => askPoll(ask, id),
      keepUnusedDataFor: kept,
      providesTags: ['Poll'],
    }),
  }),
});

export const { usePollQuery } = pollsApi;
