import { Link } from 'react-router-dom';
import { pollSummaryWords } from '@/content/adminWords';
import { pollWords as words, votesCastLine } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import { LoadFailure } from '@/ui/LoadFailure';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import './entry.module.css';
import * as pollListStyles from './pollList.module.css';
import { TextLink } from '@/ui/TextLink';
import { formatCount } from '@/lib/plural';
import { ResultBar } from './BallotEntry';
import { useHidesResults } from './HideResults';
import { namedAnswer, resultsOf, useOwnVote } from './pollResults';
import { usePoll } from './usePoll';

export function PollSummary({ id }: { readonly id: number }) {
  const { poll, readAt, failure, refetch } = usePoll(id);
  const vote = useOwnVote(id);
  const results = poll && resultsOf(poll, vote, readAt);
  const hidesResults = useHidesResults(results, vote);
  return (
    <section className={pollListStyles.pollSummary} aria-label={pollSummaryWords.heading}>
      <h2>{pollSummaryWords.heading}</h2>
      {poll === undefined && failure === undefined && (
        <span className={cardStyles.skel} data-slot="skeleton" role="status">
          <span className={layoutStyles.sr}>{words.loading}</span>
        </span>
      )}
      {poll === undefined &&
        failure !== undefined &&
        (failure.kind === 'gone' ? (
          <p role="alert" className={layoutStyles.muted}>
            {words.gone}
          </p>
        ) : (
          <LoadFailure text={words.failed} onRetry={refetch} />
        ))}
      {poll !== undefined && results !== undefined && (
        <>
          <p className={pollListStyles.pollSummaryQuestion}>
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
                    <span className={layoutStyles.num}>
                      <b>{formatCount(entry.votes)}</b>{' '}
                      <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
                        {entry.share}%
                      </span>
                    </span>
                    <ResultBar share={entry.share} leads={entry.leads} />
                  </>
                )}
              </li>
            ))}
          </ul>
          {results.total !== undefined && (
            <p className={`${layoutStyles.muted} ${layoutStyles.num}`}>
              {votesCastLine(results.total)}
            </p>
          )}
          {hidesResults && <p className={layoutStyles.muted}>{words.resultsHidden}</p>}
        </>
      )}
      <TextLink to={paths.polls}>{words.allPolls}</TextLink>
    </section>
  );
}
