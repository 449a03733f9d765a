import { useId, useState } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import { fileSize } from '@/lib/fileSize';
import { Button } from '@/ui/Button';
import { amountOf, type KindSurvey } from './survey';
import type { Order } from './useDeletion';

type KindEntryProps = {
  readonly survey: KindSurvey;
  readonly onDelete: (order: Order) => void;
  readonly onRemove: (order: Order) => void;
};

export function KindEntry({ survey: { kind, own, others }, onDelete, onRemove }: KindEntryProps) {
  const id = useId();
  const mine = amountOf(own);
  const theirs = amountOf(others);
  const [listed, setListed] = useState(false);
  const lines = own.filter(({ label }) => label !== undefined);
  return (
    <li className="my-data-kind">
      <div>
        <h2 id={id}>{kind.name}</h2>
        <p className="muted">{kind.what}</p>
        {own.length > 0 && (
          <p className="my-data-amount num">{words.amount(mine.count, fileSize(mine.bytes))}</p>
        )}
        {lines.length > 0 && (
          <details onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
            <summary>{words.entries}</summary>
            {listed && (
              <ul className="my-data-lines">
                {lines.map((found) => (
                  <li key={`${found.label} ${JSON.stringify(found.value)}`}>
                    <bdi>{found.label}</bdi>
                    <Button
                      small
                      variant="quiet"
                      aria-label={`${words.remove}: ${found.label}`}
                      onClick={() => onRemove({ kind, found: [found], others: false })}
                    >
                      {words.remove}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </details>
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
