import * as z from 'zod/mini';
import type { FetchCall, ProviderMeta, ProviderRequest } from './baseQuery';
import { saveFetchInfo } from './offlineCache';
import { nextPageOf, unwrapList } from './unwrapList';
import { type ProviderError, unreadableError } from './providerError';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { joinUrl } from '@/lib/url';

/** A text or a number. */
export const wireText = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** A whole number, also as text. */
export const wireId = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.number().check(z.int(), z.nonnegative()),
);

export const idOf = (entry: unknown): number | undefined =>
  wireId.safeParse(fieldOf(entry, 'id')).data;

/** The id in the answer to what was sent: plain, or under `data`. */
export const createdId = (answer: unknown): number | undefined =>
  idOf(answer) ?? idOf(fieldOf(answer, 'data'));

/** The error of an unreadable success; logged for the admin's dashboard. */
export function unreadable(meta: ProviderMeta | undefined): { readonly error: ProviderError } {
  meta?.onRead?.(undefined);
  return { error: unreadableError };
}

/** The readable entries, equal ones once; others are left out, and unreadable ones counted in the console. */
export function readableEntries<Model>(
  rows: readonly (Model | undefined)[],
  name: string,
  meta?: ProviderMeta,
): Model[] {
  const models = rows.filter((model) => model !== undefined);
  const entries = { unreadable: rows.length - models.length, total: rows.length };
  if (entries.unreadable > 0) {
    console.warn(`${entries.unreadable} of ${entries.total} ${name} could not be read.`);
  }
  meta?.onRead?.(entries);
  // A query that joins tables repeats rows.
  const known = new Map<unknown, Model>();
  return models.filter((model) => {
    const id = fieldOf(model, 'id');
    const first = known.get(id);
    if (first === undefined && id !== undefined) known.set(id, model);
    return first === undefined || JSON.stringify(first) !== JSON.stringify(model);
  });
}

/** A list as models, without unreadable entries; undefined if the answer is no list. */
export function readList<Model>(
  answer: unknown,
  name: string,
  read: (entry: unknown) => Model | undefined,
  meta?: ProviderMeta,
): Model[] | undefined {
  const entries = unwrapList(answer);
  if (entries === undefined) return undefined;
  return readableEntries(entries.map(read), name, meta);
}

/** More pages than such a list has; a provider may name further ones for ever. */
const maxPages = 50;

/** Fetches all pages of a list, of which `next` names the query; fails if one page does. */
export const withAllPages =
  (fetchWithBQ: FetchCall): FetchCall =>
  async (request) => {
    const seen = new Set<string>();
    let answer = await fetchWithBQ(request);
    for (;;) {
      const query = /\?.+/.exec(nextPageOf(answer.data))?.[0];
      const entries = unwrapList(answer.data);
      const isLast = query === undefined || seen.has(query) || seen.size === maxPages;
      if (entries === undefined || isLast) return answer;
      seen.add(query);
      const page = await fetchWithBQ({ ...request, path: request.path + query });
      // The list became shorter meanwhile.
      if (page.error?.status === 404) return answer;
      const more = unwrapList(page.data);
      if (page.error !== undefined || more === undefined) return page;
      const results = [...entries, ...more];
      answer = { ...page, data: { results, next: nextPageOf(page.data) } };
    }
  };

/** Fetches a list as models; an answer that is no list is an error. */
export async function fetchList<Model>(
  fetchWithBQ: FetchCall,
  request: ProviderRequest,
  name: string,
  read: (entry: unknown) => Model | undefined,
) {
  const { data, error, meta } = await fetchWithBQ(request);
  if (error !== undefined) return { error };
  const list = readList(data, name, read, meta);
  if (list === undefined) return unreadable(meta);
  saveFetchInfo(list, { at: Date.now(), isCached: false, hasNextPage: nextPageOf(data) !== '' });
  return { data: list };
}

/** A name, an id (also as text), or an object with one of the usual fields. */
export function authorName(author: unknown): string | undefined {
  if (typeof author === 'string') return author.trim().replace(/^\d+$/, 'Member $&') || undefined;
  if (typeof author === 'number') return `Member ${author}`;
  const part = (name: string) => textOf(author, name).trim() || undefined;
  const full = [part('first_name'), part('last_name')].filter((text) => text !== undefined);
  return (
    part('name') ?? part('author_name') ?? (full.length > 0 ? full.join(' ') : part('username'))
  );
}

/** Only http(s); relative addresses belong to `base`. */
export function pictureUrl(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const absoluteBase = new URL(joinUrl(base, ''), globalThis.location?.href ?? 'http://localhost/');
  if (!URL.canParse(value, absoluteBase)) return undefined;
  const url = new URL(value, absoluteBase);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
