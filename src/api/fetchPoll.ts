import { schemePoll } from '@/config/fixedIds';
import type { Answer, FetchCall } from './baseQuery';
import { type Poll, readPoll, votesOf } from './models/poll';
import { httpError } from './providerError';
import { unreadable, withAllPages } from './wire';

/** The scheme poll has an address of its own (specification, section 7). */
const answersPath = (id: number) =>
  id === schemePoll ? `/poll/${id}/answers/` : `/polls/${id}/answers/`;

/** A poll with its answers, if any; fails with a 404 if there is no such poll. */
export async function fetchPoll(fetchWithBQ: FetchCall, id: number): Promise<Answer<Poll>> {
  const [poll, answers] = await Promise.all([
    fetchWithBQ({ path: `/poll/${id}/` }),
    withAllPages(fetchWithBQ)({ path: answersPath(id) }),
  ]);
  if (poll.error !== undefined) return { error: poll.error };
  const none = answers.error?.status === 404;
  if (answers.error !== undefined && !none) return { error: answers.error };
  const read = readPoll(id, poll.data, none ? undefined : answers.data, answers.meta);
  return read === undefined ? unreadable(poll.meta) : { data: read };
}

type Target = { readonly poll: number; readonly answer: number };

/** The newest count of a vote's target; fails with a 404 if it is gone. */
export async function fetchVoteCount(
  fetchWithBQ: FetchCall,
  { poll, answer }: Target,
): Promise<Answer<number>> {
  const { data, error } = await fetchPoll(fetchWithBQ, poll);
  if (error !== undefined) return { error };
  const count = data && votesOf(data, answer);
  return count === undefined ? { error: httpError(404, undefined) } : { data: count };
}
