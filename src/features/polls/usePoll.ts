import type { Poll } from '@/api/models/poll';
import { usePollQuery } from './polls.api';

/** A poll on screen. */
export type PollView = {
  /** Undefined until it has come; then the newest that did. */
  readonly poll: Poll | undefined;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  readonly failure: PollFailure | undefined;
  readonly refetch: () => void;
};

export type PollFailure = { readonly kind: 'offline' | 'gone' | 'other'; readonly message: string };

/** Older than so many seconds it is read anew when it comes on screen. */
const fresh = 10;

/** Reads a poll; again when it comes on screen, after a vote, and when the connection is back. */
export function usePoll(id: number): PollView {
  const { currentData, error, fulfilledTimeStamp, refetch } = usePollQuery(id, {
    refetchOnMountOrArgChange: fresh,
    refetchOnReconnect: true,
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

function failureOf({ status, kind, message = '' }: Failed): PollFailure {
  if (status === 404) return { kind: 'gone', message };
  return { kind: kind === 'offline' ? 'offline' : 'other', message };
}
