import * as z from 'zod/mini';
import type { ProviderMeta } from './baseQuery';
import { listOf } from './listOf';
import { type ProviderError, unreadableError } from './providerError';

/** A text, or a number written out; anything else is not a text. */
export const wireText = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** An id: a positive whole number, written as a number or as text. */
export const wireId = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.number().check(z.int(), z.nonnegative()),
);

/** The error of an answer of success that cannot be read; noted for the admin's provider health. */
export function unreadable(meta: ProviderMeta | undefined): { readonly error: ProviderError } {
  meta?.onRead?.(undefined);
  return { error: unreadableError };
}

/**
 * What of a list could be read. The rest is left out and counted in the console.
 * @param rows what each entry was read as
 * @param name what the entries are
 * @param meta of the answer they came with
 */
export function legible<Model>(
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
  return models;
}

/**
 * Turns a list answer into models. An entry that cannot be read is left out and counted in the
 * console; the rest shows.
 * @param read one entry to its model, or undefined where it cannot be read
 * @returns the models, or undefined where the answer is no list at all
 */
export function readList<Model>(
  answer: unknown,
  name: string,
  read: (entry: unknown) => Model | undefined,
  meta?: ProviderMeta,
): Model[] | undefined {
  const entries = listOf(answer);
  if (entries === undefined) return undefined;
  return legible(entries.map(read), name, meta);
}

/** The name of a person, given as a text, a number, or an object with one of the usual fields. */
export function authorName(author: unknown): string | undefined {
  if (typeof author === 'string') return author.trim() === '' ? undefined : author.trim();
  if (typeof author === 'number') return `Member ${author}`;
  if (typeof author !== 'object' || author === null) return undefined;
  const part = (name: string): string | undefined => {
    const value: unknown = Reflect.get(author, name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const full = [part('first_name'), part('last_name')].filter((text) => text !== undefined);
  return (
    part('name') ?? part('author_name') ?? (full.length > 0 ? full.join(' ') : part('username'))
  );
}

/** A picture's address: absolute ones must be http(s), relative ones are read against the host. */
export function pictureUrl(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const absoluteBase = new URL(base, globalThis.location?.href ?? 'http://localhost/');
  if (!URL.canParse(value, absoluteBase)) return undefined;
  const url = new URL(value, absoluteBase);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
