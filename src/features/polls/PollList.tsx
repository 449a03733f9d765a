import { Link } from 'react-router-dom';
import { pollWords as words, resultSentence, votedFor, votesCastLine } from '@/content/pollWords';
import { schemePoll } from '@/content/polls';
import { schemeWords } from '@/content/pollWords';
import { paths, withQuery } from '@/lib/paths';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import '@/ui/skeleton.css';
import './ballot.css';
import { type KnownPoll, useKnownPolls } from './knownPolls';
import { useOwnVote } from './ownVotes';
import './pollList.css';
import { namedAnswer, type Result, resultsOf } from './results';
import { type PollFailure, usePoll } from './usePoll';

type RowProps = { readonly known: KnownPoll; readonly onForget: (id: number) => void };

function Leader({ leader, total }: { readonly leader: Result; readonly total: number }) {
  return (
    <div className="poll-leader">
      <p className="caption muted" dir="auto">
        {words.inFront}: <b>{namedAnswer(leader)}</b>
      </p>
      <span className="bar lead-bar" aria-hidden="true">
        <i style={{ width: `${leader.share}%` }} />
      </span>
      <p className="sr">{resultSentence(leader, total, { mine: leader.mine, leads: false })}</p>
    </div>
  );
}

function Failed({ failure, onRetry }: { failure: PollFailure; onRetry: () => void }) {
  return (
    <p className="poll-row-failed muted">
      {failure.kind === 'gone' ? words.gone : words.failed}
      {failure.kind !== 'gone' && (
        <Button variant="outline" small onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </p>
  );
}

/** One poll of the list: its question, how many voted, who is in front, and the member's own vote. */
function PollRow({ known: { id, question: kept }, onForget }: RowProps) {
  const { poll, readAt, failure, refetch } = usePoll(id);
  const vote = useOwnVote(id);
  const { entries, total } = poll ? resultsOf(poll, vote, readAt) : { entries: [], total: 0 };
  const question = poll?.question ?? kept;
  const leaders = entries.filter(({ leads }) => leads);
  const leader = leaders.length === 1 ? leaders[0] : undefined;
  const gone = failure?.kind === 'gone';
  return (
    <li className="poll-row card" data-slot="poll-row">
      {id === schemePoll && <p className="caption muted">{schemeWords.scheme}</p>}
      <h2 dir="auto">
        {poll === undefined && kept === '' && failure === undefined ? (
          <span className="skel" role="status" aria-label={words.loading} />
        ) : (
          <Link to={withQuery(paths.pollDetails, { id })}>
            {question === '' ? (poll ? words.unnamed : words.poll) : question}
          </Link>
        )}
      </h2>
      {leader !== undefined && <Leader leader={leader} total={total ?? 0} />}
      {poll !== undefined && (
        <p className="poll-row-foot num">
          <span className="muted">{total !== undefined && votesCastLine(total)}</span>
          {vote !== undefined && vote.state !== 'unclear' && (
            <span className="badge badge--primary" dir="auto">
              {votedFor(vote.payload.answer)}
            </span>
          )}
        </p>
      )}
      {failure !== undefined && <Failed failure={failure} onRetry={refetch} />}
      {gone && id !== schemePoll && (
        <Button variant="quiet" small onClick={() => onForget(id)}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}

/** The scheme poll and every poll the member opened or made (decisions, section 4). */
export function PollList() {
  const { polls, forget } = useKnownPolls();
  return (
    <ul className="poll-list" aria-label={words.list}>
      {polls.map((known) => (
        <PollRow key={known.id} known={known} onForget={forget} />
      ))}
    </ul>
  );
}
