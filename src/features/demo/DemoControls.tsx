import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState } from 'react';
import { hosts, providerReady } from '@/api/provider';
import { joinUrl } from '@/lib/url';
import { demoWords as words } from '@/content/demoWords';
import { flushDrafts } from '@/lib/draft';
import { emptyDatabase } from '@/lib/existingDatabase';
import { userKey } from '@/lib/userKey';
import { announceChange } from '@/outbox/storage';
import { Button } from '@/ui/Button';
import * as fieldStyles from '@/ui/field.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './demoNotice.module.css';

/** The demo's state: simulated failures, and whether its data lasts longer than the page. */
const overview = z.object({
  storage: z.enum(['device', 'memory']),
  faults: z.array(z.looseObject({ name: z.optional(z.string()) })),
  named_faults: z.array(z.object({ name: z.string(), about: z.string() })),
});

type DemoOverview = z.infer<typeof overview>;

/** Rejects if the demo cannot start. */
async function control(method: string, path: string, body?: unknown): Promise<DemoOverview> {
  await providerReady();
  const answer = await fetch(joinUrl(hosts.portal, `/__demo/${path}`), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return overview.parse(await answer.json());
}

const playFault = (name: string) =>
  name === '' ? control('DELETE', 'faults/') : control('PUT', 'faults/', { faults: [name] });

const databases = ['kb:outbox', 'kb:exclusive', 'kb:drafts', 'kb:answers'];
const onDevice = /^kb:(?:first-steps |polls |quote|quote-receipts|saved |seen |visit )/;
const inTab = /^kb:(?:join|feed-lines|scroll-places)/;

function drop(storage: Storage, names: RegExp): void {
  for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
}

/** Deletes outbox, drafts, offline answers and lists, which refer to old demo data. */
async function clearDevice(): Promise<void> {
  // Pending writes would come back.
  await flushDrafts();
  for (const name of databases) await emptyDatabase(name);
  drop(localStorage, onDevice);
  drop(sessionStorage, inTab);
  announceChange(userKey());
}

/** Resets the demo's data, and simulates failures. */
export function DemoControls() {
  const [demo, setDemo] = useState<DemoOverview>();
  const [message, setMessage] = useState('');

  const showResult = async (request: Promise<DemoOverview>, done: string) => {
    try {
      setDemo(await request);
      setMessage(done);
    } catch {
      setMessage(words.failed);
    }
  };
  const showState = useEffectEvent(() => showResult(control('GET', ''), ''));
  useEffect(() => {
    void showState();
  }, []);

  const reset = async () => {
    try {
      await control('POST', 'reset/');
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
            value={demo.faults[0]?.name ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              void showResult(playFault(value), value === '' ? words.answered : words.failing);
            }}
          >
            <option value="">{words.none}</option>
            {demo.named_faults.map(({ name, about }) => (
              <option key={name} value={name}>
                {about}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={`${layoutStyles.muted} ${styles.demoControlsHint}`}>{words.resetHint}</p>
      <p role="status">
        {demo?.storage === 'memory' && message === '' ? words.notStored : message}
      </p>
    </div>
  );
}
