import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Vote } from '@/outbox/item';
import { useIsOutboxLoaded } from '@/outbox/hooks';
import { outboxWords } from '@/content/outboxWords';
import { pollWords, schemeWords as words, votedFor } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import { dateTimeFormat } from '@/lib/dateFormat';
import { useNearViewport } from '@/lib/useNearViewport';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './pollList.module.css';
import { EmptyState } from '@/ui/EmptyState';
import { useOwnVotes } from './pollResults';
import { usePoll } from './usePoll';

const voteDate = dateTimeFormat('medium');

/** Loads the question when near, if only the id is known. */
function NamedByPoll({ id }: { readonly id: number }) {
  const name = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(name);
  const { poll } = usePoll(id, { skip: !near });
  return <span ref={name}>{poll ? poll.question || pollWords.unnamed : pollWords.poll}</span>;
}

function CastVote({ vote }: { readonly vote: Vote }) {
  const { question, answer } = vote.payload;
  return (
    <li className={`${styles.pollRow} ${cardStyles.card}`}>
      <h3>
        <Link to={withQuery(paths.pollDetails, { id: vote.target.poll })} dir="auto">
          {question === '' ? <NamedByPoll id={vote.target.poll} /> : question}
        </Link>
      </h3>
      <p dir="auto">{votedFor(answer)}</p>
      <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
        <time dateTime={new Date(vote.createdAt).toISOString()}>{voteDate(vote.createdAt)}</time>
        {vote.state !== 'sent' && <> · {outboxWords.votes[vote.state]}</>}
      </p>
    </li>
  );
}

/** Votes cast from this device, newest first (decisions, section 4). */
export function SchemeVotes() {
  const isOutboxLoaded = useIsOutboxLoaded();
  const votes = useOwnVotes();
  if (isOutboxLoaded && votes.length === 0) {
    return (
      <EmptyState drawing="state-no-results" heading={words.empty} text={words.emptyText}>
        <ButtonLink to={paths.empowermentScheme}>{words.toPoll}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <section className={layoutStyles.stack}>
      <h2>{words.votes}</h2>
      <p className={layoutStyles.muted}>{words.votesText}</p>
      <ul className={styles.pollList}>
        {votes.map((vote) => (
          <CastVote key={vote.id} vote={vote} />
        ))}
      </ul>
    </section>
  );
}
