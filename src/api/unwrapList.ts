import { fieldOf, textOf } from '@/lib/fieldOf';

/** No provider wraps a list deeper. */
const maxDepth = 3;

/** A list: plain, under `data` or under `results` (decisions, section 6). */
export function unwrapList(answer: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  const results = fieldOf(answer, 'results');
  if (Array.isArray(results)) return results;
  return depth < maxDepth ? unwrapList(fieldOf(answer, 'data'), depth + 1) : undefined;
}

/** The address of a list's next page, beside the list or further out; empty if there is none. */
export const nextPageOf = (answer: unknown, depth = 0): string =>
  textOf(answer, 'next') ||
  textOf(fieldOf(answer, 'links'), 'next') ||
  (depth < maxDepth ? nextPageOf(fieldOf(answer, 'data'), depth + 1) : '');
