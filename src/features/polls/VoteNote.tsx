import { CircleCheck, CloudOff } from 'lucide-react';
import type { Ref } from 'react';
import type { Vote } from '@/api/outbox/act';
import { useOutbox } from '@/api/outbox/hooks';
import { perhapsCounted, pollWords as words, votedFor } from '@/content/pollWords';
import { useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';

type VoteNoteProps = {
  readonly vote: Vote;
  /** The newest count of what it is for. */
  readonly votes: number | undefined;
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
};

/** No answer came: sent again only where the count shows that the vote did not arrive. */
export function UnclearVote({ vote, votes = 0, ref }: VoteNoteProps) {
  const outbox = useOutbox();
  const perhaps = vote.asked !== undefined && votes >= vote.asked;
  return (
    <div className="vote-note" role="status">
      <p ref={ref} tabIndex={-1}>
        <CloudOff className="icon" />
        <span>{perhaps ? perhapsCounted(votes) : words.lost}</span>
      </p>
      <div className="row">
        <Button
          variant="outline"
          small
          onClick={() => void (perhaps ? outbox.believe(vote.id) : outbox.retry(vote.id))}
        >
          {perhaps ? words.believe : words.retry}
        </Button>
        <Button variant="quiet" small onClick={() => void outbox.discard(vote.id)}>
          {perhaps ? words.again : words.discard}
        </Button>
      </div>
    </div>
  );
}

/** Where the member's vote stands, and what can be done about it; nothing while it is being sent. */
export function VoteNote({ vote, votes, ref }: VoteNoteProps) {
  const outbox = useOutbox();
  const online = useOnline();
  switch (vote.state) {
    case 'unclear':
      return <UnclearVote vote={vote} votes={votes} ref={ref} />;
    case 'waiting':
      return (
        <div className="vote-note" role="status">
          <p ref={ref} tabIndex={-1}>
            <CloudOff className="icon" />
            <span>{online ? words.waitsForTurn : words.waits}</span>
          </p>
          <Button variant="quiet" small onClick={() => void outbox.discard(vote.id)}>
            {words.takeBack}
          </Button>
        </div>
      );
    case 'sent':
      return (
        <p className="vote-note" ref={ref} tabIndex={-1}>
          <CircleCheck className="icon" />
          <span dir="auto">{votedFor(vote.payload.answer)}</span>
        </p>
      );
    default:
      return null;
  }
}
