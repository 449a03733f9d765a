import { readComment } from '@/api/models/comment';
import { readCommunity } from '@/api/models/community';
import { parseListing } from '@/api/models/parseListing';
import { parsePost } from '@/api/models/parsePost';
import { readPollAnswer } from '@/api/models/poll';
import { idOf } from '@/api/wire';
import { isRecord, textOf } from '@/lib/fieldOf';

export type EntryKind = 'post' | 'comment' | 'community' | 'poll answer' | 'listing';

export type ReadEntry = {
  readonly id?: number;
  readonly createdAt?: number;
  readonly picture?: string;
  readonly author?: string;
  readonly category?: number;
};

/** The portal's own parsers; undefined for what it skips. */
export const parsers: Readonly<
  Record<EntryKind, (entry: unknown, base: string) => ReadEntry | undefined>
> = {
  post: parsePost,
  comment: readComment,
  community: readCommunity,
  'poll answer': readPollAnswer,
  listing: parseListing,
};

const shown = (value: unknown) => {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isText = (value: unknown) => isEmpty(value) || ['string', 'number'].includes(typeof value);

const textFields: Readonly<Partial<Record<EntryKind, readonly string[]>>> = {
  post: ['title', 'body', 'content'],
  comment: ['body', 'content'],
};

type Row = Readonly<Record<string, unknown>>;

const wrong = (entry: Row, name: string, why: string) => `${name} is ${shown(entry[name])}, ${why}`;

const wrongTexts = (kind: EntryKind, entry: Row) =>
  (textFields[kind] ?? [])
    .filter((name) => !isText(entry[name]))
    .map((name) => wrong(entry, name, 'not text'));

export function whyUnreadable(kind: EntryKind, entry: unknown): readonly string[] {
  if (!isRecord(entry)) return [`it is ${shown(entry)}, not an object`];
  const reasons = wrongTexts(kind, entry);
  const hasId = kind !== 'listing' && kind !== 'poll answer';
  if (hasId && idOf(entry) === undefined) reasons.unshift(wrong(entry, 'id', 'not a whole number'));
  if (kind === 'community' && textOf(entry, 'name').trim() === '')
    reasons.push(wrong(entry, 'name', 'not text'));
  if (kind === 'poll answer') reasons.push(wrong(entry, 'votes', 'not a whole number'));
  if (reasons.length > 0) return reasons;
  const names = [...(textFields[kind] ?? []), ...(kind === 'post' ? ['picture'] : [])];
  return [`none of ${names.join(', ') || 'its fields'} shows anything`];
}

/** Fields of a readable entry that get lost, with reasons. */
export function lostFields(kind: EntryKind, entry: unknown, read: ReadEntry): readonly string[] {
  if (!isRecord(entry)) return [];
  const lost = wrongTexts(kind, entry);
  const check = (name: string, value: unknown, why: string) => {
    if (!isEmpty(entry[name]) && value === undefined) lost.push(wrong(entry, name, why));
  };
  if (kind === 'post' || kind === 'comment') {
    check('created_at', read.createdAt, 'not a date and time');
    const author = entry['author_name'] ?? entry['author'];
    if (read.author === 'A member') lost.push(`author is ${shown(author)}, not a name`);
  }
  if (kind === 'post') {
    const picture = isEmpty(entry['media']) ? 'post_image' : 'media';
    check(picture, read.picture, 'not an http(s) address');
    const category = isEmpty(entry['post_category']) ? 'post_category_id' : 'post_category';
    check(category, read.category, 'not a category id');
  }
  if (kind === 'poll answer') check('id', read.id, 'not a whole number');
  return lost;
}

/** A time without zone is read differently on each device. */
export const lacksZone = (entry: unknown): boolean => {
  const moment = isRecord(entry) ? entry['created_at'] : undefined;
  return (
    typeof moment === 'string' && /T\d/.test(moment) && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(moment)
  );
};

export function entryName(entry: unknown, index: number): string {
  const id = isRecord(entry) ? entry['id'] : undefined;
  return isEmpty(id) ? `entry ${index + 1} (no id)` : `entry ${index + 1} (id ${shown(id)})`;
}
