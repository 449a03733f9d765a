import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pollWords as words, resultSentence } from '@/content/pollWords';
import { Initials } from '@/ui/formatted/Initials';
import { namedAnswer, type Result } from './results';

type BallotEntryProps = {
  readonly result: Result;
  readonly total: number;
  /** The radio, while a vote is possible. */
  readonly radio?: (describedBy: string | undefined) => ReactNode;
  readonly isNew: boolean;
  readonly hidesResult: boolean;
  readonly row: boolean;
};

/** For initials: 'House of Hope' gives H. */
const fillers = new Set(
  'a an and at by de for from house in la le les of on the to with'.split(' '),
);

/** Without fillers, unless nothing else is left. */
function withoutFillers(name: string): string {
  const named = name.split(/\s+/u).filter((word) => !fillers.has(word.toLowerCase()));
  return named.length === 0 ? name : named.join(' ');
}

/** An answer with its radio and its votes as a bar and in words. */
export function BallotEntry(props: BallotEntryProps) {
  const { result, total, radio, row, isNew, hidesResult } = props;
  const id = useId();
  const { contestant, text, votes, share, leads, mine } = result;
  const Head = radio === undefined ? 'div' : 'label';
  const named = namedAnswer(result);
  return (
    <div
      className={['entry', !row && 'card', mine && 'mine', isNew && 'is-new']
        .filter(Boolean)
        .join(' ')}
      data-slot="poll-entry"
    >
      <Head className="entry-head">
        {!row && contestant !== undefined && <Initials name={withoutFillers(contestant)} />}
        <span className="who">
          <b dir="auto">{named === '' ? words.unnamedAnswer : named}</b>{' '}
          {contestant !== undefined && text !== '' && (
            <span className="muted" dir="auto">
              {text}
            </span>
          )}
        </span>
        {radio?.(hidesResult ? undefined : id)}
        {radio === undefined && mine && (
          <span className="badge badge--primary" aria-hidden="true">
            <Check className="icon" />
            <span>{words.yourVote}</span>
          </span>
        )}
      </Head>
      {!hidesResult && (
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
      )}
    </div>
  );
}
