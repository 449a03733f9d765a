import { useSyncExternalStore } from 'react';
import type { CallError, CallRecord, ApiServices } from '@/api/providerLog';
import { providerHealthWords as words } from '@/content/providerHealthWords';
import { useService } from '@/lib/servicesContext';
import { Alert } from '@/ui/Alert';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './dashboard.module.css';
import { Ago, useWeekdayTime } from '@/ui/formatted/Ago';

type State = keyof typeof words.states;

/** A refusal may be right (a wrong password), and a lost connection is this browser's own. */
const stateOfError = new Map<CallError, State>([
  ['unreachable', 'failing'],
  ['timeout', 'failing'],
  ['server', 'failing'],
  ['unreadable', 'failing'],
  ['refused', 'refused'],
  ['disconnected', 'offline'],
]);

const badges: Readonly<Record<State, string | undefined>> = {
  fine: `${cardStyles.badge} ${cardStyles.badgePrimary}`,
  offline: cardStyles.badge,
  refused: cardStyles.badge,
  failing: `${cardStyles.badge} ${cardStyles.badgeDanger}`,
};
const order: readonly State[] = ['failing', 'refused', 'offline', 'fine'];

function stateOf({ error, entries }: CallRecord): State {
  const state = (error && stateOfError.get(error)) ?? 'fine';
  return state === 'fine' && entries !== undefined && entries.unreadable > 0 ? 'failing' : state;
}

function errorsOf({ errors, count }: CallRecord): string {
  const seen = [...stateOfError.keys()].flatMap((kind) => {
    const times = errors[kind];
    return times === undefined ? [] : words.kinds[kind](times);
  });
  return seen.length === 0 ? words.noErrors(count) : words.errorsOf(seen.join(', '), count);
}

function CallEntry({ record, state }: { readonly record: CallRecord; readonly state: State }) {
  const { call, at, durationMs, status, entries } = record;
  return (
    <li className={styles.providerCall}>
      <h3>
        <code>{call}</code> <span className={badges[state]}>{words.states[state]}</span>
      </h3>
      <dl>
        <div>
          <dt>{words.last}</dt>
          <dd>
            <span>
              {status === undefined
                ? words.unanswered(durationMs)
                : words.answered(status, durationMs)}
            </span>
            {', '}
            <Ago moment={at} />
          </dd>
        </div>
        <div>
          <dt>{words.errors}</dt>
          <dd>{errorsOf(record)}</dd>
        </div>
        {entries !== undefined && (
          <div>
            <dt>{words.entries}</dt>
            <dd>
              {entries.unreadable === 0
                ? words.allRead(entries.total)
                : words.someUnread(entries.unreadable, entries.total)}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

const nothing: readonly CallRecord[] = [];

/** How the provider answered this tab so far. Makes no calls. */
export function ProviderHealth() {
  const log = useService(({ providerLog }: ApiServices) => providerLog);
  const records = useSyncExternalStore(log.subscribe, log.records, () => nothing);
  const since = useWeekdayTime(log.since);
  const calls = records
    .map((record) => ({ record, state: stateOf(record) }))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const failing = calls.filter(({ state }) => state === 'failing').length;
  return (
    <section className={`${cardStyles.card} ${styles.providerHealth}`} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p className={layoutStyles.muted}>{words.about(since)}</p>
      {calls.length === 0 && <p>{words.none}</p>}
      {calls.length > 0 && failing === 0 && (
        <Alert kind="success">
          <p>{words.fine(calls.length)}</p>
        </Alert>
      )}
      {failing > 0 && (
        <Alert kind="danger" live={false}>
          <p>{words.failing(failing, calls.length)}</p>
          <p>{words.next}</p>
        </Alert>
      )}
      {calls.length > 0 && (
        <ul aria-label={words.list}>
          {calls.map(({ record, state }) => (
            <CallEntry key={record.call} record={record} state={state} />
          ))}
        </ul>
      )}
    </section>
  );
}
