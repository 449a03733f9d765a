import { useCallback, useEffect, useState } from 'react';
import { demoWords as words } from '@/content/demoWords';
import { deviceDatabase } from '@/lib/deviceDatabase';
import { flushDrafts } from '@/lib/draft';
import { userKey } from '@/lib/userKey';
import { openTabs } from '@/outbox/tab';
import { Button } from '@/ui/Button';
import { type DemoOverview, playFault, readDemo, resetDemo } from './demo.api';
import * as fieldStyles from '@/ui/field.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './demoNotice.module.css';

const databases = ['kb:outbox', 'kb:exclusive', 'kb:drafts', 'kb:answers'];
const onDevice = /^kb:(?:polls |quote|quote-receipts|visit )/;
const inTab = /^kb:(?:join|feed-lines|scroll-places)/;

async function empty(name: string): Promise<void> {
  const open = deviceDatabase(name, () => undefined);
  const database = await open();
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
    await transaction.done;
  }
  database.close();
}

function drop(storage: Storage, names: RegExp): void {
  for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
}

/** Deletes outbox, drafts and offline answers, which refer to old demo data. */
async function clearDevice(): Promise<void> {
  // Pending writes would come back.
  await flushDrafts();
  const there = new Set((await indexedDB.databases?.())?.map(({ name }) => name) ?? databases);
  for (const name of databases) if (there.has(name)) await empty(name);
  drop(localStorage, onDevice);
  drop(sessionStorage, inTab);
  const tabs = openTabs(() => undefined);
  tabs.tell({ say: 'changed', member: userKey() });
  tabs.close();
}

/** Resets the demo's data, and simulates failures. */
export function DemoControls() {
  const [demo, setDemo] = useState<DemoOverview>();
  const [message, setMessage] = useState('');

  const tell = useCallback(async (asked: Promise<DemoOverview>, done: string) => {
    try {
      setDemo(await asked);
      setMessage(done);
    } catch {
      setMessage(words.failed);
    }
  }, []);
  useEffect(() => {
    void tell(readDemo(), '');
  }, [tell]);

  const reset = async () => {
    try {
      await resetDemo();
      await clearDevice();
      // Drops old data from memory.
      window.location.reload();
    } catch {
      setMessage(words.failed);
    }
  };

  return (
    <div className={layoutStyles.row}>
      <Button variant="outline" small onClick={() => void reset()}>
        {words.reset}
      </Button>
      {demo !== undefined && (
        <label className={styles.demoControlsFault}>
          {words.seeFailure}
          <select
            className={fieldStyles.select}
            value={demo.fault}
            onChange={(event) => {
              const { value } = event.target;
              void tell(playFault(value), value === '' ? words.answered : words.failing);
            }}
          >
            <option value="">{words.none}</option>
            {demo.faults.map(({ name, about }) => (
              <option key={name} value={name}>
                {about}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={`${layoutStyles.muted} ${styles.demoControlsHint}`}>{words.resetHint}</p>
      <p role="status">{demo?.kept === false && message === '' ? words.notKept : message}</p>
    </div>
  );
}
