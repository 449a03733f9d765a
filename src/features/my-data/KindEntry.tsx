import { useId, useState } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import { fileSize } from '@/lib/fileSize';
import { Button } from '@/ui/Button';
import { amountOf, type StoredKind } from './readStoredData';
import type { DeletionRequest } from './useDeletion';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './myData.module.css';

type KindEntryProps = {
  readonly stored: StoredKind;
  readonly onDelete: (request: DeletionRequest) => void;
  readonly onRemove: (request: DeletionRequest) => void;
};

export function KindEntry({ stored: { kind, own, others }, onDelete, onRemove }: KindEntryProps) {
  const id = useId();
  const mine = amountOf(own);
  const theirs = amountOf(others);
  const [listed, setListed] = useState(false);
  const lines = own.filter(({ label }) => label !== undefined);
  return (
    <li className={styles.myDataKind}>
      <div>
        <h2 id={id}>{kind.name}</h2>
        <p className={layoutStyles.muted}>{kind.what}</p>
        {own.length > 0 && (
          <p className={`${styles.myDataAmount} ${layoutStyles.num}`}>
            {words.amount(mine.count, fileSize(mine.bytes))}
          </p>
        )}
        {lines.length > 0 && (
          <details onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
            <summary>{words.entries}</summary>
            {listed && (
              <ul className={styles.myDataLines}>
                {lines.map((found) => (
                  <li key={`${found.label} ${JSON.stringify(found.value)}`}>
                    <bdi>{found.label}</bdi>
                    <Button
                      small
                      variant="quiet"
                      aria-label={`${words.remove}: ${found.label}`}
                      onClick={({ detail }) => {
                        // The second click of two was meant for the line that was here.
                        if (detail > 1) return;
                        onRemove({ kind, found: [found], others: false, line: found.label });
                      }}
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
          <p className={`${layoutStyles.muted} ${layoutStyles.num}`}>
            {words.others(theirs.count, fileSize(theirs.bytes))}
          </p>
        )}
      </div>
      <div className={styles.myDataActions}>
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
