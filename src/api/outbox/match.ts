import type { CurrentUser } from '@/api/models/profile';
import type { Act } from './act';

/** An entry of a list, as far as an act can be found in it. */
export type Seen = {
  readonly id: number;
  readonly author: string;
  /** Posts have one, comments none. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds, where the provider says when. */
  readonly createdAt?: number | undefined;
};

/** The member on this tab, by every name the provider may write under an entry. */
export type Self = { readonly name: string; readonly names: readonly string[] };

/** A device's clock may be this much ahead of the provider's, in milliseconds. */
const clockTolerance = 120_000;

/** Who the member is, as entries name them. */
export function selfOf({ profile, record }: CurrentUser): Self {
  const { id, username } = record;
  const names = [
    profile.name,
    profile.email,
    ...(typeof username === 'string' && username.trim() !== '' ? [username.trim()] : []),
    ...(typeof id === 'number' || typeof id === 'string' ? [`Member ${id}`] : []),
  ];
  return { name: profile.name, names };
}

/** Texts as they compare: uploads end lines in \r\n, and providers trim. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** A text that is itself a JSON string is shown decoded (specification, section 3). */
function shownAs(text: string): string {
  if (!text.startsWith('"')) return plain(text);
  try {
    const decoded: unknown = JSON.parse(text);
    return plain(typeof decoded === 'string' ? decoded : text);
  } catch {
    return plain(text);
  }
}

const sameText = (written: string, seen: string) =>
  plain(written) === plain(seen) || shownAs(written) === plain(seen);

function sameWords(act: Act, { title = '', text }: Seen): boolean {
  switch (act.kind) {
    case 'post':
    case 'community-post':
      return sameText(act.payload.title, title) && sameText(act.payload.message, text);
    case 'comment':
    case 'community-comment':
      return sameText(act.payload.text, text);
    default:
      return false;
  }
}

/** Whether the entry came after the act was made; undefined where nothing tells. */
function isLater(act: Act, seen: Seen): boolean | undefined {
  if (act.after !== undefined) return seen.id > act.after;
  if (seen.createdAt === undefined) return undefined;
  return seen.createdAt >= act.createdAt - clockTolerance;
}

/** How sure it is that an entry is what an act became. */
export type Likeness = 'same' | 'other' | 'doubtful';

/**
 * Compares an act with an entry of its list: same author, same words, made after it.
 * @returns `doubtful` where author and words are the same and nothing tells which came first
 */
export function likeness(act: Act, seen: Seen, self: Self): Likeness {
  if (act.settledId !== undefined) return act.settledId === seen.id ? 'same' : 'other';
  if (!self.names.includes(seen.author) || !sameWords(act, seen)) return 'other';
  const later = isLater(act, seen);
  if (later === undefined) return 'doubtful';
  return later ? 'same' : 'other';
}
