import { authorName, idOf, pictureUrl } from '@/api/wire';
import { isRecord } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import { visibleText } from '@/lib/visibleText';

/** Of the general feed or a community (specification, section 3). */
export type Post = {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly picture?: string;
  /** Id of the category list: 1 General … 6 Internship. */
  readonly category?: number;
  readonly createdAt?: number;
};

/** Longer ones are cut: browsers would take too long to lay them out. */
const maxNameLength = 200;
export const maxTitleLength = 1000;

export function displayName(...authors: readonly unknown[]): string {
  const names = authors.map((author) => visibleText(authorName(author) ?? ''));
  return names.find((name) => name !== '')?.slice(0, maxNameLength) ?? 'A member';
}

/** A post's `content` may be JSON-encoded, starting with a double quote (specification, section 3). */
function decodedContent(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('"')) return value;
  const decoded = parseJson(value);
  return typeof decoded === 'string' ? decoded : value;
}

export function textIn(...values: readonly unknown[]): string {
  const texts = values
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => visibleText(String(value)));
  return texts.find((text) => text !== '') ?? '';
}

/** Milliseconds of an ISO text; undefined if it is none. */
export function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

function categoryId(value: unknown): number | undefined {
  const raw = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;
  const id = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof id === 'number' && Number.isFinite(id) ? id : undefined;
}

/** Undefined without an id or anything to show. Relative addresses belong to `base`. */
export function parsePost(wire: unknown, base: string): Post | undefined {
  const id = idOf(wire);
  if (!isRecord(wire) || id === undefined) return undefined;
  const title = textIn(wire['title']).slice(0, maxTitleLength);
  const body = textIn(wire['body'], decodedContent(wire['content']));
  const picture = pictureUrl(wire['media'], base) ?? pictureUrl(wire['post_image'], base);
  const category = categoryId(wire['post_category'] ?? wire['post_category_id']);
  const createdAt = momentOf(wire['created_at']);
  if (title === '' && body === '' && picture === undefined) return undefined;
  return {
    id,
    title,
    body,
    author: displayName(wire['author_name'], wire['author']),
    ...(picture === undefined ? {} : { picture }),
    ...(category === undefined ? {} : { category }),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
