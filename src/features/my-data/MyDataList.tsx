import { Download } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { myData } from '@/content/myData';
import { myDataWords as words } from '@/content/myDataWords';
import { fileSize } from '@/lib/fileSize';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { downloadExport } from './exportFile';
import type { Asker } from './found';
import { ConfirmDeletion } from './ConfirmDeletion';
import { KindEntry } from './KindEntry';
import { amountOf } from './survey';
import { type Order, useDeletion } from './useDeletion';
import { useSurvey } from './useSurvey';
import './myData.css';

type MyDataListProps = {
  readonly asker: Asker;
  readonly logOut: () => Promise<unknown>;
};

/** What this browser keeps, by kind. It reads; nothing of other members is read beyond their sizes. */
export function MyDataList({ asker, logOut }: MyDataListProps) {
  const { found, look } = useSurvey(asker);
  const { outcome, carryOut, undo } = useDeletion(logOut, look);
  const [asked, setAsked] = useState<Order>();
  const said = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed may be gone: the focus goes on where it says what became of it.
    if (outcome !== undefined) (said.current?.querySelector('button') ?? said.current)?.focus();
  }, [outcome]);

  if (found === undefined) return <p role="status">{myData.loading}</p>;
  const kept = found.kinds.filter(({ own, others }) => own.length + others.length > 0);
  // The last kind is what no other names: that there is none of it says nothing.
  const empty = found.kinds.slice(0, -1).filter((one) => !kept.includes(one));
  const { bytes } = amountOf(kept.flatMap(({ own, others }) => [...own, ...others]));
  const back = outcome?.back;
  return (
    <div className="my-data" data-slot="my-data">
      <div className="my-data-head">
        <p className="num">{words.total(fileSize(bytes))}</p>
        <Button variant="outline" onClick={() => downloadExport(found)}>
          <Download className="icon" />
          {words.export}
        </Button>
      </div>
      <div ref={said} role="status" tabIndex={-1} className="my-data-said">
        {outcome !== undefined && <span>{outcome.text}</span>}
        {back !== undefined && (
          <Button variant="quiet" small onClick={() => void undo(back)}>
            {words.undo}
          </Button>
        )}
      </div>
      {found.refused.length > 0 && (
        <Alert kind="danger">
          {words.refused(found.refused.map((place) => words.places[place]).join(', '))}
        </Alert>
      )}
      <ul>
        {kept.map((survey) => (
          <KindEntry key={survey.kind.name} survey={survey} onDelete={setAsked} />
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="muted my-data-empty">
          {words.empty}: {empty.map(({ kind }) => kind.name).join(', ')}.
        </p>
      )}
      {asked !== undefined && (
        <ConfirmDeletion
          order={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void carryOut(asked);
          }}
        />
      )}
    </div>
  );
}
