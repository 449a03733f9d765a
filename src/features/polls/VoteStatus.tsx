import { CircleCheck, CloudOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { votesOf } from '@/api/models/poll';
import { statusOf, type Vote } from '@/outbox/item';
import { useOutbox } from '@/outbox/hooks';
import { pendingWords } from '@/content/pendingWords';
import { perhapsCounted, pollWords as words, votedFor } from '@/content/pollWords';
import { useOnline } from '@/lib/useOnline';
import { usePolling } from '@/lib/usePolling';
import { onFirstClick } from '@/lib/clicks';
import { Button } from '@/ui/Button';
import { usePoll } from './usePoll';
import * as layoutStyles from '@/ui/layout.module.css';
import './entry.module.css';
import * as styles from './ballot.module.css';

type VoteNoteProps = { readonly vote: Vote; readonly ref?: Ref<HTMLParagraphElement> | undefined };

const countIntervalMs = 10_000;

/** A vote without an answer: the member decides if the count cannot (decisions, section 6). */
export function UnknownVote({ vote, ref }: VoteNoteProps) {
  const outbox = useOutbox();
  const { poll, readAt, read } = usePoll(vote.target.poll);
  const [since] = useState(Date.now);
  usePolling(read, countIntervalMs);
  const votes = (poll && votesOf(poll, vote.target.answer)) ?? 0;
  const status = statusOf(vote, true);
  const hasRisen = vote.requestedVotes !== undefined && votes >= vote.requestedVotes;
  const needsAnswer = hasRisen || status === 'needs-answer';
  const unsettled = readAt >= since ? words.lost : words.unknown;
  const isHinted = status === 'may-arrive' || status === 'needs-answer';
  const hint = isHinted ? pendingWords.hint[status] : unsettled;
  const text = hasRisen ? perhapsCounted(votes) : hint;
  const answerButton = (label: string, onClick: (id: string) => Promise<void>) => (
    <Button variant="outline" small onClick={onFirstClick(() => onClick(vote.id))}>
      {label}
    </Button>
  );
  return (
    <div className={styles.voteNote} role="status">
      <p ref={ref} tabIndex={-1}>
        <CloudOff />
        <span>{text}</span>
      </p>
      <div className={layoutStyles.row}>
        {needsAnswer && answerButton(pendingWords.arrived, outbox.confirmArrived)}
        {needsAnswer && answerButton(pendingWords.resend, outbox.resend)}
        {!needsAnswer && answerButton(pendingWords.retry, outbox.retry)}
        <Button variant="quiet" small onClick={onFirstClick(() => outbox.discard(vote.id))}>
          {pendingWords.discard}
        </Button>
      </div>
    </div>
  );
}

/** The state of the member's vote, and what can be done about it; nothing while it is being sent. */
export function VoteStatus({ vote, ref }: VoteNoteProps) {
  const outbox = useOutbox();
  const online = useOnline();
  switch (vote.state) {
    case 'unknown':
      return <UnknownVote vote={vote} ref={ref} />;
    case 'queued':
      return (
        <div className={styles.voteNote} role="status">
          <p ref={ref} tabIndex={-1}>
            <CloudOff />
            <span>{online ? words.waitsForTurn : words.waitsForConnection}</span>
          </p>
          <Button variant="quiet" small onClick={() => void outbox.cancel(vote.id)}>
            {words.cancel}
          </Button>
        </div>
      );
    case 'sent':
      return (
        <p className={styles.voteNote} data-slot="vote-note" ref={ref} tabIndex={-1}>
          <CircleCheck />
          <span dir="auto">{votedFor(vote.payload.answer)}</span>
        </p>
      );
    default:
      return null;
  }
}
