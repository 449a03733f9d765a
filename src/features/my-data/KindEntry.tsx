import { useId } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import { fileSize } from '@/lib/fileSize';
import { Button } from '@/ui/Button';
import { amountOf, type KindSurvey } from './survey';
import type { Order } from './useDeletion';

type KindEntryProps = {
  readonly survey: KindSurvey;
  readonly onDelete: (order: Order) => void;
};

/** One kind: what it is, how much of it there is, and the way to be rid of it. */
export function KindEntry({ survey: { kind, own, others }, onDelete }: KindEntryProps) {
  const id = useId();
  const mine = amountOf(own);
  const theirs = amountOf(others);
  return (
    <li className="my-data-kind">
      <div>
        <h2 id={id}>{kind.name}</h2>
        <p className="muted">{kind.what}</p>
        {own.length > 0 && (
          <p className="my-data-amount num">{words.amount(mine.count, fileSize(mine.bytes))}</p>
        )}
        {others.length > 0 && (
          <p className="muted num">{words.others(theirs.count, fileSize(theirs.bytes))}</p>
        )}
      </div>
      <div className="my-data-acts">
        {own.length > 0 && (
          <Button
            small
            variant="outline"
            aria-describedby={id}
            onClick={() => onDelete({ kind, found: own, others: false })}
          >
            {kind.session ? words.logOut : words.delete}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            small
            variant="quiet"
            aria-describedby={id}
            onClick={() => onDelete({ kind, found: others, others: true })}
          >
            {words.removeOthers}
          </Button>
        )}
      </div>
    </li>
  );
}
