import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pollWords as words, resultSentence } from '@/content/pollWords';
import { Initials } from '@/ui/formatted/Initials';
import { namedAnswer, type Result } from './results';

type BallotEntryProps = {
  readonly result: Result;
  /** All votes, of which the bar shows a share. */
  readonly total: number;
  /** The radio of an answer one can still vote for. */
  readonly radio?: (describedBy: string) => ReactNode;
  /** Rows of one card show no portrait. */
  readonly row: boolean;
};

/** One answer: whom or what, a radio while one may vote, and its votes as a bar and as a sentence. */
export function BallotEntry({ result, total, radio, row }: BallotEntryProps) {
  const id = useId();
  const { contestant, text, votes, share, leads, mine } = result;
  const Head = radio === undefined ? 'div' : 'label';
  const named = namedAnswer(result);
  return (
    <div
      className={['entry', row ? '' : 'card', mine ? 'mine' : ''].filter(Boolean).join(' ')}
      data-slot="poll-entry"
    >
      <Head className="entry-head">
        {!row && contestant !== undefined && <Initials name={contestant} />}
        <span className="who">
          <b dir="auto">{named === '' ? words.unnamedAnswer : named}</b>{' '}
          {contestant !== undefined && text !== '' && (
            <span className="muted" dir="auto">
              {text}
            </span>
          )}
        </span>
        {radio?.(id)}
        {radio === undefined && mine && (
          <span className="badge badge--primary" aria-hidden="true">
            <Check className="icon" />
            <span>{words.yourVote}</span>
          </span>
        )}
      </Head>
      <div className="res">
        <span className={leads ? 'bar lead-bar' : 'bar'} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
        <p className="n num" id={id}>
          <span aria-hidden="true">
            <b>{votes.toLocaleString('en-CA')}</b>
            <span className="caption muted">
              {share}%<span className="of">{words.ofVotes}</span>
            </span>
          </span>
          <span className="sr">{resultSentence({ votes, share }, total, { mine, leads })}</span>
        </p>
      </div>
    </div>
  );
}
