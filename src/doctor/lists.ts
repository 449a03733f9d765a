import { nextPageOf, unwrapList } from '@/api/unwrapList';
import { fieldOf } from '@/lib/fieldOf';
import { readJson } from './readJson';
import { type Call, type Client, callName } from './client';
import { clockToleranceMs, listTargetEntries } from './contractFacts';
import {
  type EntryKind,
  entryName,
  lacksZone,
  lostFields,
  parsers,
  type ReadEntry,
  whyUnreadable,
} from './entries';
import type { SubjectReport } from './finding';
import type { Answer } from './transport';

export type CheckedList = {
  readonly entries: readonly ReadEntry[];
  readonly rows: readonly unknown[];
};

/** Named one by one; the rest is counted. */
const maxNamed = 5;

function named(texts: readonly string[]): string {
  const more = texts.length - maxNamed;
  return `${texts.slice(0, maxNamed).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a plain list';
  return fieldOf(value, 'results') === undefined ? '`data`' : '`results`';
};

function checkEntries(
  report: SubjectReport,
  kind: EntryKind,
  rows: readonly unknown[],
  base: string,
): ReadEntry[] {
  const unreadable: string[] = [];
  const lost: string[] = [];
  const entries = rows.flatMap((row, index) => {
    const read = parsers[kind](row, base);
    const reasons = read === undefined ? whyUnreadable(kind, row) : lostFields(kind, row, read);
    if (reasons.length > 0) {
      const text = `${entryName(row, index)}: ${reasons.join(', ')}`;
      (read === undefined ? unreadable : lost).push(text);
    }
    return read === undefined ? [] : [read];
  });
  if (unreadable.length > 0) {
    report.breach(
      'entry-unreadable',
      `${unreadable.length} of ${rows.length} entries cannot be read: ${named(unreadable)}.`,
      'The portal leaves them out and shows the rest; what is looked for in this list stays open.',
      'Mend or remove these entries.',
    );
  }
  if (lost.length > 0) {
    report.weak(
      'field-unreadable',
      `${lost.length} of ${rows.length} entries lose a field: ${named(lost)}.`,
      'The portal shows the entry without it.',
      'Send the field as the contract describes it.',
    );
  }
  return entries;
}

function checkIds(report: SubjectReport, entries: readonly ReadEntry[]): void {
  const seen = new Set<number>();
  const ids = entries.flatMap(({ id }) => id ?? []);
  const repeated = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
  if (repeated.size === 0) return;
  report.breach(
    'id-repeated',
    `Some ids appear more than once: ${named([...repeated].map(String))}.`,
    'Comments and answers may appear at the wrong entry, and one sent item may be mistaken for another.',
    'Give each entry its own id.',
  );
}

/** Time and order, which exactly-once needs. */
function checkTimes(
  report: SubjectReport,
  entries: readonly ReadEntry[],
  rows: readonly unknown[],
): void {
  const retry = 'If an answer is lost, Retry has to ask the member whether their item arrived.';
  const untimed = entries.filter(({ createdAt }) => createdAt === undefined);
  if (untimed.length > 0) {
    report.weak(
      'created-at',
      `${untimed.length} of ${entries.length} entries have no created_at that can be read.`,
      `${retry} No times are shown.`,
      'Send created_at as ISO 8601 with a time zone.',
    );
  }
  if (rows.some(lacksZone)) {
    report.weak(
      'created-at-zone',
      'created_at comes without a time zone.',
      'Each browser reads it as its own local time.',
      'Send it with Z or an offset.',
    );
  }
  const future = entries.filter(({ createdAt = 0 }) => createdAt > Date.now() + clockToleranceMs);
  if (future.length > 0) {
    report.weak(
      'future',
      `${future.length} entries are from the future (id ${named(future.map(({ id }) => String(id)))}).`,
      'They appear above everything new.',
      'Check the clock of the host, and the time zone of created_at.',
    );
  }
  const byId = entries.toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0));
  const backwards = byId.filter(({ createdAt }, index) => {
    const before = byId[index - 1]?.createdAt;
    return createdAt !== undefined && before !== undefined && before - createdAt > clockToleranceMs;
  });
  if (backwards.length > 0) {
    report.weak(
      'id-order',
      `Ids do not count up with time (id ${named(backwards.map(({ id }) => String(id)))}).`,
      retry,
      'Give each new entry a higher id, and never use one twice.',
    );
  }
}

/** Fetches a list and records what gets lost. */
export async function checkList(client: Client, call: Call, kind: EntryKind, token?: string) {
  const answer = await client.request(call, { token });
  return answer && checkListAnswer(client, call, kind, answer);
}

export function checkListAnswer(client: Client, call: Call, kind: EntryKind, answer: Answer) {
  const body = readJson(client, call, answer);
  if (body === undefined) return undefined;
  const report = client.about(callName(call));
  const rows = unwrapList(body);
  if (rows === undefined) {
    report.breach(
      'list-shape',
      'The answer is not a list, neither plain nor under `data` or `results`.',
      "The portal shows 'We couldn’t read the service’s answer' and a retry.",
      'Send the list itself, or put it under `data` or `results`.',
    );
    return undefined;
  }
  const next = nextPageOf(body);
  if (next !== '') {
    report.weak(
      'pages',
      `The list comes in pages (next: ${next}).`,
      'Of posts and comments the portal shows the first page alone, and Retry has to ask. Other lists cost a call for each page.',
      'Answer with the whole list.',
    );
  }
  if (rows.length > listTargetEntries) {
    report.weak(
      'many-entries',
      `The list has ${rows.length} entries.`,
      'The portal shows them all, but reads them again every 10 seconds.',
      `Leave out old entries: send ${listTargetEntries} at most.`,
    );
  }
  const entries = checkEntries(report, kind, rows, client.baseOf(call));
  checkIds(report, entries);
  if (kind === 'post' || kind === 'comment') checkTimes(report, entries, rows);
  if (report.isFine()) {
    const size = `${Math.ceil(answer.bytes / 1024)} KB in ${answer.ms} ms`;
    const found = `${rows.length} entries in ${shapeOf(body)}, all readable; ${size}.`;
    report.fine('list', found);
  }
  return { entries, rows };
}
