import { readComment } from '@/api/models/comment';
import { readCommunity } from '@/api/models/community';
import { parseListing } from '@/api/models/parseListing';
import { parsePost } from '@/api/models/parsePost';
import { readPollAnswer } from '@/api/models/poll';
import { idOf } from '@/api/wire';
import { isRecord } from '@/lib/fieldOf';

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

export function whyUnreadable(kind: EntryKind, entry: unknown): readonly string[] {
  if (!isRecord(entry)) return [`it is ${shown(entry)}, not an object`];
  const reasons: string[] = [];
  const hasId = kind !== 'listing' && kind !== 'poll answer';
  if (hasId && idOf(entry) === undefined) {
    reasons.push(`id is ${shown(entry['id'])}, not a whole number`);
  }
  const texts = textFields[kind] ?? [];
  for (const name of texts) {
    if (!isText(entry[name])) reasons.push(`${name} is ${shown(entry[name])}, not text`);
  }
  if (kind === 'community' && !(typeof entry['name'] === 'string' && entry['name'].trim() !== '')) {
    reasons.push(`name is ${shown(entry['name'])}, not text`);
  }
  if (kind === 'poll answer') {
    reasons.push(`votes is ${shown(entry['votes'])}, not a whole number`);
  }
  if (reasons.length > 0) return reasons;
  return [
    `none of ${[...texts, ...(kind === 'post' ? ['picture'] : [])].join(', ') || 'its fields'} shows anything`,
  ];
}

/** Fields of a readable entry that get lost, with reasons. */
export function lostFields(kind: EntryKind, entry: unknown, read: ReadEntry): readonly string[] {
  if (!isRecord(entry)) return [];
  const lost: string[] = [];
  const addLost = (name: string, why: string) =>
    lost.push(`${name} is ${shown(entry[name])}, ${why}`);
  for (const name of textFields[kind] ?? []) if (!isText(entry[name])) addLost(name, 'not text');
  if (kind === 'post' || kind === 'comment') {
    if (!isEmpty(entry['created_at']) && read.createdAt === undefined)
      addLost('created_at', 'not a date and time');
    const author = entry['author_name'] ?? entry['author'];
    if (read.author === 'A member') {
      lost.push(`author is ${shown(author)}, not a name`);
    }
  }
  if (kind === 'post') {
    const name = isEmpty(entry['media']) ? 'post_image' : 'media';
    if (!isEmpty(entry[name]) && read.picture === undefined)
      addLost(name, 'not an http(s) address');
    const category = isEmpty(entry['post_category']) ? 'post_category_id' : 'post_category';
    if (!isEmpty(entry[category]) && read.category === undefined)
      addLost(category, 'not a category id');
  }
  if (kind === 'poll answer' && !isEmpty(entry['id']) && read.id === undefined) {
    addLost('id', 'not a whole number');
  }
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
