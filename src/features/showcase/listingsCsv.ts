import { showcaseWords as words } from '@/content/showcaseWords';
import type { IndexedListing } from './listingIndex';

/** Details that stand in columns of their own; those of few listings share the last one. */
const mostColumns = 60;

/** What a spreadsheet would take for a formula; also after blanks and signs it does not show. */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]|^[\t\r\n]/u;

/** A plain number is no formula, with a sign neither. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*$/;

/** A value as one cell: quoted, and never a formula, whatever a provider or an owner wrote. */
export function csvCell(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value.trim()) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Listings as a table for spreadsheets: comma-separated, lines end in CR LF, with a mark at its start
 * that says UTF-8.
 * @param labels all details, those that most listings have first
 */
export function listingsCsv(
  listings: readonly IndexedListing[],
  labels: readonly string[],
): string {
  const own = labels.slice(0, mostColumns);
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
