import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pollWords as words, resultSentence } from '@/content/pollWords';
import { Initials } from '@/ui/formatted/Initials';
import { namedAnswer, type Result } from './pollResults';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import { formatCount } from '@/lib/plural';
import * as entryStyles from './entry.module.css';
import * as ballotStyles from './ballot.module.css';

type BallotEntryProps = {
  readonly result: Result;
  readonly total: number;
  readonly radio?: (describedBy: string | undefined) => ReactNode;
  readonly isNew: boolean;
  readonly hidesResult: boolean;
  readonly row: boolean;
};

/** For initials: 'House of Hope' gives H. */
const fillers = new Set(
  'a an and at by de for from house in la le les of on the to with'.split(' '),
);

function withoutFillers(name: string): string {
  const named = name.split(/\s+/u).filter((word) => !fillers.has(word.toLowerCase()));
  return named.length === 0 ? name : named.join(' ');
}

/** Votes as a bar; the words beside it say the same. */
export function ResultBar({ share, leads = false }: { share: number; leads?: boolean }) {
  return (
    <span
      data-slot="bar"
      className={leads ? `${ballotStyles.bar} ${ballotStyles.leadBar}` : ballotStyles.bar}
      aria-hidden="true"
    >
      <i style={{ width: `${share}%` }} />
    </span>
  );
}

export function BallotEntry(props: BallotEntryProps) {
  const { result, total, radio, row, isNew, hidesResult } = props;
  const id = useId();
  const { contestant, text, votes, share, leads, mine } = result;
  const Head = radio === undefined ? 'div' : 'label';
  const named = namedAnswer(result);
  return (
    <div
      className={[entryStyles.entry, !row && cardStyles.card, mine && entryStyles.mine]
        .filter(Boolean)
        .join(' ')}
      data-new={isNew || undefined}
      data-slot="poll-entry"
    >
      <Head className={entryStyles.entryHead}>
        {!row && contestant !== undefined && <Initials name={withoutFillers(contestant)} />}
        <span className={ballotStyles.who}>
          <b dir="auto" translate={contestant === undefined ? undefined : 'no'}>
            {named === '' ? words.unnamedAnswer : named}
          </b>{' '}
          {contestant !== undefined && text !== '' && (
            <span className={layoutStyles.muted} dir="auto">
              {text}
            </span>
          )}
        </span>
        {radio?.(hidesResult ? undefined : id)}
        {radio === undefined && mine && (
          <span className={`${cardStyles.badge} ${cardStyles.badgePrimary}`} aria-hidden="true">
            <Check />
            <span>{words.yourVote}</span>
          </span>
        )}
      </Head>
      {!hidesResult && (
        <div className={entryStyles.res}>
          <ResultBar share={share} leads={leads} />
          <p className={`${ballotStyles.n} ${layoutStyles.num}`} id={id}>
            <span aria-hidden="true">
              <b>{formatCount(votes)}</b>
              <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
                <span>{`${share}%`}</span>
                <span className={ballotStyles.of}>{words.ofVotes}</span>
              </span>
            </span>
            <span className={layoutStyles.sr}>
              {resultSentence({ votes, share }, total, { mine, leads })}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
