import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOutboxLoaded } from '@/outbox/hooks';
import {
  leadingLine,
  pollWords as words,
  schemeWords,
  votedFor,
  votesLine,
} from '@/content/pollWords';
import { schemePoll } from '@/config/fixedIds';
import { paths, withQuery } from '@/config/paths';
import { useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/LoadFailure';
import { Ballot } from './Ballot';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './feedPoll.module.css';
import { ResultBar } from './BallotEntry';
import { useHidesResults } from './HideResults';
import { useRememberedHeight } from './LazyFeedPoll';
import { namedAnswer, resultsOf, useOwnVote } from './pollResults';
import { usePoll } from './usePoll';
import { VoteStatus } from './VoteStatus';

/** A collapsed poll in a feed (decisions, section 4); a line if it fails, nothing if there is none. */
export function FeedPoll({ id, room }: { readonly id: number; readonly room: ReactNode }) {
  const heading = useId();
  const { poll, readAt, failure, refetch } = usePoll(id);
  const isOutboxLoaded = useIsOutboxLoaded();
  const vote = useOwnVote(id);
  const results = poll && resultsOf(poll, vote, readAt);
  const hidesResults = useHidesResults(results, vote);
  const isOnline = useOnline();
  /** Undefined until it was opened first. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isOpenedByPress, setIsOpenedByPress] = useState(false);
  const [wasUnsettled, setWasUnsettled] = useState(false);
  // A vote that becomes unsettled has a status to show.
  const isUnsettled = vote !== undefined && vote.state !== 'sent';
  if (isUnsettled !== wasUnsettled) {
    setWasUnsettled(isUnsettled);
    if (isUnsettled) setIsOpen(true);
  }
  // A card that was opened is closed when the feed comes back.
  const card = useRememberedHeight(id, isOpen === true && !isUnsettled);
  if (poll === undefined && failure !== undefined) {
    if (failure.kind === 'gone') return null;
    return (
      <div
        ref={card}
        className={`${styles.feedPoll} ${styles.pollSlotRoom} ${cardStyles.card}`}
        data-slot="feed-poll"
      >
        {isOnline || failure.kind === 'other' ? (
          <LoadFailure className={styles.feedPollRow} text={words.failed} onRetry={refetch} />
        ) : (
          <p className={layoutStyles.muted}>{words.offlineText}</p>
        )}
      </div>
    );
  }
  if (poll === undefined || results === undefined) return room;
  const { entries, total } = results;
  const leaders = entries.filter(({ leads }) => leads);
  const leader = leaders.length === 1 ? leaders[0] : undefined;
  const kind = [
    ...(id === schemePoll ? [schemeWords.scheme] : []),
    words.poll.toLowerCase(),
    ...(total === undefined ? [] : [votesLine(total)]),
  ].join(' · ');
  return (
    <section
      ref={card}
      className={`${styles.feedPoll} ${cardStyles.card}`}
      aria-labelledby={heading}
      data-slot="feed-poll"
    >
      <div className={styles.feedPollRow}>
        <div>
          <p className={`${layoutStyles.caption} ${layoutStyles.muted} ${layoutStyles.num}`}>
            {id === schemePoll ? <Link to={paths.empowermentScheme}>{kind}</Link> : kind}
          </p>
          <h2 id={heading} dir="auto">
            <Link to={withQuery(paths.pollDetails, { id })}>{poll.question || words.unnamed}</Link>
          </h2>
          {!isOpen && vote?.state === 'sent' && (
            <p className={layoutStyles.caption} dir="auto">
              <b>{votedFor(vote.payload.answer)}</b>
            </p>
          )}
          {!isOpen && vote === undefined && leader !== undefined && !hidesResults && (
            <p className={`${layoutStyles.caption} ${styles.feedPollLead}`} dir="auto">
              <span>
                <b>{words.leading}:</b> {leadingLine(namedAnswer(leader), leader.share)}
              </span>
              <ResultBar share={leader.share} />
            </p>
          )}
        </div>
        {isOutboxLoaded && (
          <Button
            variant={isOpen === true || vote !== undefined ? 'outline' : 'primary'}
            small
            aria-describedby={heading}
            aria-expanded={isOpen === true}
            onClick={() => {
              setIsOpen(!isOpen);
              setIsOpenedByPress(!isOpen);
            }}
          >
            {isOpen ? words.close : vote === undefined ? words.openBallot : words.results}
          </Button>
        )}
      </div>
      {!isOpen && isUnsettled && <VoteStatus vote={vote} />}
      {isOpen !== undefined && (
        // Hidden when closed, to keep the choice.
        <Ballot poll={poll} readAt={readAt} rows hidden={!isOpen} takesFocus={isOpenedByPress} />
      )}
    </section>
  );
}
