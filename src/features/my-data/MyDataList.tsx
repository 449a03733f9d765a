import { Download } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useCallback, useEffect, useId } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import { myData } from '@/content/pages/myData';
import { localDay } from '@/lib/calendarDay';
import { downloadText } from '@/lib/download';
import { fileSize } from '@/lib/fileSize';
import { onFirstClick } from '@/lib/clicks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './myData.module.css';
import { type DataOwner, isBytes } from './storedEntry';
import { amountOf, type StoredData, type StoredKind, readStoredData } from './readStoredData';
import { type DeletionRequest, useDeletion, canRestore } from './useDeletion';

type KindEntryProps = {
  readonly stored: StoredKind;
  readonly onDelete: (request: DeletionRequest) => void;
  readonly onRemove: (request: DeletionRequest) => void;
};

function KindEntry({ stored: { kind, own, others }, onDelete, onRemove }: KindEntryProps) {
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
                      onClick={onFirstClick(() =>
                        onRemove({ kind, found: [found], others: false, line: found.label }),
                      )}
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

type ConfirmDeletionProps = {
  readonly request: DeletionRequest;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

function ConfirmDeletion({ request, onConfirm, onClose }: ConfirmDeletionProps) {
  const { kind, others } = request;
  const leaves = kind.session === true && !others;
  const heading = others ? words.removeTheirs(kind.name) : words.deleteThis(kind.name);
  return (
    <Modal heading={leaves ? words.logOutNow : heading} close={words.close} onClose={onClose}>
      <p>{others ? words.othersLose : kind.loses}</p>
      {!leaves && !others && <p>{canRestore(request) ? words.back : words.forGood}</p>}
      <div className={dialogStyles.modalActions}>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {others ? words.removeOthers : leaves ? words.logOut : words.delete}
        </Button>
      </div>
    </Modal>
  );
}

function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}

const textOfBytes = (_: string, value: unknown) =>
  isBytes(value) ? { base64: base64(value) } : value;

/** Downloads the member's data as JSON, without others' data and tokens. */
function downloadExport({ kinds }: StoredData): void {
  const now = Date.now();
  const parts = kinds.flatMap(({ kind, own }) => {
    const entries = own
      .filter(({ value }) => value !== undefined)
      .map(({ name, value }) => ({ name, value }));
    return entries.length === 0 ? [] : [{ kind: kind.name, what: kind.what, entries }];
  });
  const exportedAt = new Date(now).toISOString();
  const text = JSON.stringify({ exportedAt, kinds: parts }, textOfBytes, 2);
  downloadText(`my-data-${localDay(now)}.json`, text, 'application/json');
}

function useStoredData(dataOwner: DataOwner) {
  const [found, setFound] = useState<StoredData>();
  const refresh = useCallback(async () => setFound(await readStoredData(dataOwner)), [dataOwner]);
  useEffect(() => {
    let here = true;
    void readStoredData(dataOwner).then((seen) => here && setFound(seen));
    return () => {
      here = false;
    };
  }, [dataOwner]);
  return { found, refresh };
}

type MyDataListProps = { readonly dataOwner: DataOwner; readonly logOut: () => void };

/** What is stored, by kind. Others' data is counted, never read. */
export function MyDataList({ dataOwner, logOut }: MyDataListProps) {
  const { found, refresh } = useStoredData(dataOwner);
  const { outcome, deleteNow, undo } = useDeletion(logOut, refresh);
  const [pendingRequest, setPendingRequest] = useState<DeletionRequest>();
  const outcomeMessage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The pressed button may be gone: focus the result.
    if (outcome !== undefined)
      (outcomeMessage.current?.querySelector('button') ?? outcomeMessage.current)?.focus();
  }, [outcome]);

  if (found === undefined) return <p role="status">{myData.loading}</p>;
  const storedKinds = found.kinds.filter(({ own, others }) => own.length + others.length > 0);
  // The last kind is the rest: if empty, it is not listed.
  const empty = found.kinds.slice(0, -1).filter((one) => !storedKinds.includes(one));
  const { bytes } = amountOf(storedKinds.flatMap(({ own, others }) => [...own, ...others]));
  const back = outcome?.back;
  // Read once more: much can have been stored since the page was opened.
  const exportAll = async () => downloadExport(await readStoredData(dataOwner));
  return (
    <div className={styles.myData}>
      <div className={styles.myDataHead}>
        <p className={layoutStyles.num}>{words.total(fileSize(bytes))}</p>
        <Button variant="outline" onClick={() => void exportAll()}>
          <Download />
          {words.export}
        </Button>
      </div>
      <div ref={outcomeMessage} role="status" tabIndex={-1} className={styles.myDataOutcome}>
        {outcome !== undefined && <span>{outcome.text}</span>}
        {back !== undefined && (
          <Button variant="quiet" small onClick={() => void undo(back)}>
            {words.undo}
          </Button>
        )}
      </div>
      {found.refused.length > 0 && (
        <Alert kind="danger" live={false}>
          {words.refused(found.refused.map((area) => words.areas[area]).join(', '))}
        </Alert>
      )}
      <ul>
        {storedKinds.map((entry) => (
          <KindEntry
            key={entry.kind.name}
            stored={entry}
            onDelete={setPendingRequest}
            onRemove={(request) => void deleteNow(request)}
          />
        ))}
      </ul>
      {empty.length > 0 && (
        <p className={`${layoutStyles.muted} ${styles.myDataEmpty}`}>
          {`${words.empty}: ${empty.map(({ kind }) => kind.name).join(', ')}.`}
        </p>
      )}
      {pendingRequest !== undefined && (
        <ConfirmDeletion
          request={pendingRequest}
          onClose={() => setPendingRequest(undefined)}
          onConfirm={() => {
            setPendingRequest(undefined);
            void deleteNow(pendingRequest);
          }}
        />
      )}
    </div>
  );
}
