import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pollWords as words } from '@/content/pollWords';
import { Ballot } from './Ballot';
import { toStoredPoll } from './chosenPoll';
import { HideResults } from './HideResults';
import { rememberPoll } from './knownPolls';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './poll.module.css';
import { pollSlice } from './poll.slice';
import { PollFailure, PollSkeleton, PollStale } from './PollState';
import { useOwnVote } from './pollResults';
import { usePoll } from './usePoll';

type PollDetailsProps = {
  readonly id: number;
  /** 1 if the question is the page's heading. */
  readonly level: 1 | 2;
  readonly foot?: ReactNode;
};

/** A poll in full (specification, section 2, 'Poll details'); remembers it. */
export function PollDetails({ id, level, foot }: PollDetailsProps) {
  const { poll, readAt, failure, refetch } = usePoll(id);
  const vote = useOwnVote(id);
  const dispatch = useDispatch();
  useEffect(() => {
    if (poll === undefined) return;
    rememberPoll(poll);
    dispatch(pollSlice.actions.set(toStoredPoll(poll)));
  }, [poll, dispatch]);

  const Heading = `h${level}` as const;
  if (poll === undefined) {
    return failure === undefined ? (
      <>
        <Heading className={layoutStyles.sr}>{words.poll}</Heading>
        <PollSkeleton />
      </>
    ) : (
      <PollFailure failure={failure} level={level} onRetry={refetch} />
    );
  }
  // Contestants are listed if each answer has its own.
  const named = poll.answers.some(({ contestant }) => contestant !== undefined);
  return (
    <section className={styles.poll} data-slot="poll">
      <Heading className={styles.pollQ} dir="auto">
        {poll.question || words.unnamed}
      </Heading>
      {poll.contestant !== undefined && !named && (
        <p className={layoutStyles.muted}>
          {words.contestant}:{' '}
          <b dir="auto" translate="no">
            {poll.contestant}
          </b>
        </p>
      )}
      {failure !== undefined && <PollStale onRetry={refetch} />}
      <Ballot key={id} poll={poll} readAt={readAt} />
      {vote === undefined && <HideResults />}
      {foot}
    </section>
  );
}
