import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { pollWords as words, schemeWords } from '@/content/pollWords';
import { schemePoll } from '@/config/fixedIds';
import { paths, withQuery } from '@/config/paths';
import { useNearViewport } from '@/lib/useNearViewport';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/LoadFailure';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './pollList.module.css';
import { Ballot } from './Ballot';
import { HideResults } from './HideResults';
import { type KnownPoll, useKnownPolls } from './knownPolls';
import { PollStale } from './PollState';
import { usePoll } from './usePoll';

type RowProps = { readonly known: KnownPoll; readonly onRemove: (id: number) => void };

function PollRow({ known: { id, question: storedQuestion }, onRemove }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const near = useNearViewport(row);
  const { poll, readAt, failure, refetch } = usePoll(id, { skip: !near });
  const question = poll?.question ?? storedQuestion;
  const isLoading = near && poll === undefined && failure === undefined;
  return (
    <li ref={row} className={`${styles.pollRow} ${cardStyles.card}`} data-slot="poll-row">
      {id === schemePoll && (
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{schemeWords.scheme}</p>
      )}
      <h2 dir="auto">
        {isLoading && storedQuestion === '' ? (
          <span className={cardStyles.skel} data-slot="skeleton" />
        ) : (
          <Link to={withQuery(paths.pollDetails, { id })}>
            {question === '' ? (poll ? words.unnamed : words.poll) : question}
          </Link>
        )}
      </h2>
      {isLoading && (
        <div className={styles.pollRowWaiting} role="status">
          <span className={layoutStyles.sr}>{words.loading}</span>
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      {failure !== undefined && poll !== undefined && <PollStale onRetry={refetch} />}
      {poll !== undefined && <Ballot poll={poll} readAt={readAt} rows />}
      {poll === undefined &&
        failure !== undefined &&
        (failure.kind === 'gone' ? (
          <p className={layoutStyles.muted}>{words.gone}</p>
        ) : (
          <LoadFailure className={styles.pollRowFailed} text={words.failed} onRetry={refetch} />
        ))}
      {failure?.kind === 'gone' && id !== schemePoll && (
        <Button variant="quiet" small onClick={() => onRemove(id)}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}

/** The scheme poll and polls that the member opened or made (decisions, section 4). */
export function PollList() {
  const { polls, removePoll } = useKnownPolls();
  return (
    <>
      <HideResults />
      <ul className={styles.pollList} aria-label={words.list}>
        {polls.map((known) => (
          <PollRow key={known.id} known={known} onRemove={removePoll} />
        ))}
      </ul>
    </>
  );
}
