import { Link } from 'react-router-dom';
import { pollGlanceWords } from '@/content/adminWords';
import { pollWords as words, votesCastLine } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import { Button } from '@/ui/Button';
import '@/ui/skeleton.css';
import { TextLink } from '@/ui/TextLink';
import './ballot.css';
import { useHidesResults } from './hiddenResults';
import './pollSummary.css';
import { namedAnswer, resultsOf, useOwnVote } from './results';
import { usePoll } from './usePoll';

export function PollSummary({ id }: { readonly id: number }) {
  const { poll, readAt, failure, refetch } = usePoll(id);
  const vote = useOwnVote(id);
  const hidesResults = useHidesResults() && vote === undefined;
  const results = poll && resultsOf(poll, vote, readAt);
  return (
    <section className="poll-summary" aria-label={pollGlanceWords.heading} data-slot="poll-summary">
      <h2>{pollGlanceWords.heading}</h2>
      {poll === undefined && failure === undefined && (
        <span className="skel" role="status" aria-label={words.loading} />
      )}
      {poll === undefined && failure !== undefined && (
        <div className="stack" role="alert">
          <p className="muted">{failure.kind === 'gone' ? words.gone : words.failed}</p>
          {failure.kind !== 'gone' && (
            <Button variant="outline" small onClick={refetch}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      )}
      {poll !== undefined && results !== undefined && (
        <>
          <p className="poll-summary-question">
            <Link to={withQuery(paths.pollDetails, { id })} dir="auto">
              {poll.question || words.unnamed}
            </Link>
          </p>
          <ul>
            {results.entries.map((entry) => (
              <li key={entry.key}>
                <span dir="auto">{namedAnswer(entry) || words.unnamedAnswer}</span>
                {!hidesResults && (
                  <>
                    <span className="num">
                      <b>{entry.votes.toLocaleString('en-CA')}</b>{' '}
                      <span className="caption muted">{entry.share}%</span>
                    </span>
                    <span className={entry.leads ? 'bar lead-bar' : 'bar'} aria-hidden="true">
                      <i style={{ width: `${entry.share}%` }} />
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
          {results.total !== undefined && (
            <p className="muted num">{votesCastLine(results.total)}</p>
          )}
          {hidesResults && <p className="muted">{words.resultsHidden}</p>}
        </>
      )}
      <TextLink to={paths.polls}>{words.allPolls}</TextLink>
    </section>
  );
}
