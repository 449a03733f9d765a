import { pollWords as words } from '@/content/pollWords';
import { schemePoll } from '@/config/fixedIds';
import { ArchWindow } from '@/ui/ArchWindow';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import { formatCount } from '@/lib/plural';
import * as styles from './poll.module.css';
import { useChosenPoll } from './chosenPoll';
import { resultsOf, useOwnVote } from './pollResults';
import { usePoll } from './usePoll';

function PollTally({ id, drawing }: { readonly id: number; readonly drawing: string }) {
  const { poll, readAt, failure } = usePoll(id);
  const vote = useOwnVote(id);
  const total = poll && resultsOf(poll, vote, readAt).total;
  const isUnknown = vote?.state === 'unknown';
  const own = isUnknown ? words.noAnswer : (vote?.payload.answer ?? words.noVote);
  return (
    <div className={`${cardStyles.card} ${styles.tally}`}>
      <ArchWindow drawing={drawing} eager />
      {poll === undefined && failure === undefined && (
        <div className={cardStyles.skel} data-slot="skeleton" />
      )}
      {total !== undefined && (
        <p className={styles.tallyTotal}>
          <span className={`${styles.big} ${layoutStyles.num}`}>{formatCount(total)}</span>{' '}
          <span className={layoutStyles.muted}>
            {total === 1 ? words.voteCast : words.votesCast}
          </span>
        </p>
      )}
      <p className={styles.tallyOwn}>
        <span className={layoutStyles.muted}>{words.yourVote}</span>
        <b dir="auto">{own === '' ? words.voted : own}</b>
      </p>
    </div>
  );
}

export function PollAside() {
  const id = useChosenPoll();
  return <PollTally key={id} id={id} drawing="admin-poll" />;
}

export function SchemeAside() {
  return <PollTally id={schemePoll} drawing="scene-empowerment-scheme" />;
}
