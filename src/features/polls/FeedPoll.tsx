import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { pollWords as words, schemeWords } from '@/content/pollWords';
import { schemePoll } from '@/content/polls';
import { paths, withQuery } from '@/lib/paths';
import { Ballot } from './Ballot';
import './feedPoll.css';
import { useRememberedHeight } from './pollRoom';
import { usePoll } from './usePoll';

type FeedPollProps = {
  readonly id: number;
  /** Stands in its place until it comes. */
  readonly room: ReactNode;
};

/** A poll's card in a feed (decisions, section 4); where it cannot be had there is nothing. */
export function FeedPoll({ id, room }: FeedPollProps) {
  const heading = useId();
  const card = useRememberedHeight(id);
  const { poll, readAt, failure } = usePoll(id);
  if (poll === undefined) return failure === undefined ? room : null;
  return (
    <section ref={card} className="feed-poll card" aria-labelledby={heading} data-slot="feed-poll">
      {id === schemePoll && (
        <p className="caption muted">
          <Link to={paths.empowermentScheme}>{schemeWords.scheme}</Link>
        </p>
      )}
      <h2 id={heading} dir="auto">
        <Link to={withQuery(paths.pollDetails, { id })}>
          {poll.question === '' ? words.unnamed : poll.question}
        </Link>
      </h2>
      <Ballot poll={poll} readAt={readAt} rows />
    </section>
  );
}
