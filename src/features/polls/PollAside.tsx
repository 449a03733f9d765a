import { pollWords as words } from '@/content/pollWords';
import { schemePoll } from '@/content/fixedIds';
import { ArchWindow } from '@/ui/ArchWindow';
import '@/ui/card.css';
import './tally.css';
import { useChosenPoll } from './chosenPoll';
import { resultsOf, useOwnVote } from './results';
import { usePoll } from './usePoll';

type PollTallyProps = { readonly id: number; readonly drawing: string };

function PollTally({ id, drawing }: PollTallyProps) {
  const { poll, readAt } = usePoll(id);
  const vote = useOwnVote(id);
  const total = poll && resultsOf(poll, vote, readAt).total;
  const own = vote !== undefined && vote.state !== 'unknown' ? vote.payload.answer : undefined;
  return (
    <div className="card tally" data-slot="poll-tally">
      <ArchWindow drawing={drawing} eager />
      {total !== undefined && (
        <p className="tally-total">
          <span className="big num">{total.toLocaleString('en-CA')}</span>{' '}
          <span className="muted">{total === 1 ? words.voteCast : words.votesCast}</span>
        </p>
      )}
      <p className="tally-own">
        <span className="muted">{words.yourVote}</span>
        <b dir="auto">{own === undefined ? words.noVote : own === '' ? words.voted : own}</b>
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
