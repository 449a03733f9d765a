import { pictureUrl } from '@/api/wire';
import { fieldOf, isRecord } from '@/lib/fieldOf';
import { webAddress } from '@/lib/url';
import { cutText, visibleText } from '@/lib/visibleText';

export type ListingFact = {
  readonly label: string;
  readonly value: string;
  /** As the provider wrote it, to sort by; only of a date. */
  readonly date?: string;
  readonly href?: string;
};

/** Its fields are not specified: known names become name, text and picture, others facts. */
export type Listing = {
  readonly name: string;
  readonly text?: string;
  readonly picture?: string;
  readonly facts: readonly ListingFact[];
};

const nameKeys = ['name', 'title', 'listing_name', 'business_name', 'company_name', 'company'];
const textKeys = ['description', 'text', 'body', 'content', 'summary', 'details', 'about'];
const pictureKeys = [
  'image',
  'picture',
  'photo',
  'logo',
  'media',
  'thumbnail',
  'cover',
  'image_url',
];
const keyKeys = new Set(['id', 'pk', 'uuid']);
const maxLengths = { fact: 400, text: 4000, facts: 24 } as const;

type Entry = readonly [key: string, value: unknown];

const clip = (text: string, length: number) =>
  text.length > length ? `${cutText(text, length).trimEnd()}…` : text;

/** Both `approvedAt` and `approved_at` give 'Approved at'. */
function labelOf(key: string): string {
  const letters = key
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    // An emoji leaves a mark (its variation selector) that shows nothing.
    .replace(/^[\s\p{M}]+/u, '');
  const words = visibleText(letters).toLowerCase();
  return clip(words.charAt(0).toUpperCase() + words.slice(1), 60);
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function readDate(text: string): string | undefined {
  if (!isoDate.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  // The day as it was written, in whatever zone.
  const day = new Date(text.slice(0, 10));
  return day.toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Lists are joined; an object is shown by its name. */
function plain(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return visibleText(value) || undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null || depth > 1) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map((part) => plain(part, depth + 1)).filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(', ');
  }
  const named = Object.entries(value).find(([key]) => nameKeys.includes(key.toLowerCase()));
  return named && typeof named[1] === 'string' ? plain(named[1]) : undefined;
}

function readFact([key, value]: Entry): ListingFact | undefined {
  const label = labelOf(key);
  const words = plain(value);
  if (label === '' || words === undefined) return undefined;
  const href = webAddress(words);
  const date = readDate(words);
  if (date !== undefined) return { label, value: date, date: words };
  if (href === undefined) return { label, value: clip(words, maxLengths.fact) };
  return { label, value: clip(words.replace(/^https?:\/\/|\/$/gi, ''), maxLengths.fact), href };
}

function picture(value: unknown, base: string): string | undefined {
  if (Array.isArray(value)) return picture(value[0], base);
  return pictureUrl(fieldOf(value, 'url') ?? value, base);
}

/** The first readable field, in the order of these names. */
function recognise(
  entries: readonly Entry[],
  keys: readonly string[],
  read: (value: unknown) => string | undefined,
): { readonly key: string; readonly value: string } | undefined {
  for (const wanted of keys) {
    const entry = entries.find(([key]) => key.toLowerCase() === wanted);
    const value = entry && read(entry[1]);
    if (entry && value !== undefined) return { key: entry[0], value };
  }
  return undefined;
}

/** Undefined if nothing can be shown. Relative addresses belong to `base`. */
export function parseListing(entry: unknown, base: string): Listing | undefined {
  if (typeof entry === 'string' && visibleText(entry) !== '') {
    return { name: clip(visibleText(entry), maxLengths.fact), facts: [] };
  }
  if (!isRecord(entry)) return undefined;
  const entries: readonly Entry[] = Object.entries(entry);
  const name = recognise(entries, nameKeys, plain);
  const text = recognise(entries, textKeys, (value) =>
    typeof value === 'string' ? plain(value) : undefined,
  );
  const image = recognise(entries, pictureKeys, (value) => picture(value, base));
  const used = new Set([name?.key, text?.key, image?.key]);
  const read = entries
    .filter(([key]) => !used.has(key) && !keyKeys.has(key.toLowerCase()))
    .map(readFact)
    .filter((fact) => fact !== undefined);
  // `approvedAt` beside `approved_at` says the same twice.
  const facts = [...new Map(read.map((fact) => [`${fact.label} ${fact.value}`, fact])).values()];
  if (name === undefined && text === undefined && image === undefined && facts.length === 0) {
    return undefined;
  }
  return {
    name: clip(name?.value ?? 'Approved listing', maxLengths.fact),
    ...(text && { text: clip(text.value, maxLengths.text) }),
    ...(image && { picture: image.value }),
    facts: facts.slice(0, maxLengths.facts),
  };
}
