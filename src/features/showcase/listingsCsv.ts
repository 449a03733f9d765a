import { showcaseWords as words } from '@/content/showcaseWords';
import type { IndexedListing } from './listingIndex';

/** Rarer details share the last column. */
const maxColumns = 60;

/** Spreadsheets would run it; they ignore leading blanks and invisible signs. */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]|^[\t\r\n]/u;

/** Numbers with a sign are no formulas. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Quoted, and never a formula. */
export function csvCell(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value.trim()) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV for spreadsheets, with a byte order mark. */
export function listingsCsv(listings: readonly IndexedListing[], labels: readonly string[]) {
  const own = labels.slice(0, maxColumns);
  const known = new Set(own);
  const shares = labels.length > own.length;
  const head = [words.name, words.text, words.picture, ...own, ...(shares ? [words.others] : [])];
  const rows = listings.map(({ listing, facts }) => {
    const rest = [...facts].filter(([label]) => !known.has(label));
    return [
      listing.name,
      listing.text ?? '',
      listing.picture ?? '',
      ...own.map((label) => facts.get(label) ?? ''),
      ...(shares ? [rest.map(([label, value]) => `${label}: ${value}`).join('; ')] : []),
    ];
  });
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
