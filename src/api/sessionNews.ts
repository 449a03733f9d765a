import { newsName } from './onSessionNews';
import { isNamed } from './sessionRecord';

/** What last happened to the session in this browser, for its other tabs. */
export type SessionNews = {
  readonly act: 'in' | 'out';
  /** The member's `userKey`. */
  readonly key: string;
  /** Came by the admin login. */
  readonly admin: boolean;
  /** What tells the token of a login from others, and nothing more of it. */
  readonly print?: number | undefined;
};

/** A number that two tokens hardly ever share; the token cannot be had back from it. */
function printOf(token: string): number {
  let print = 0;
  for (const sign of token) print = (Math.imul(print, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return print;
}

function readNews(raw: unknown): SessionNews | undefined {
  if (typeof raw !== 'object' || raw === null || !('act' in raw) || !('key' in raw))
    return undefined;
  const { act, key } = raw;
  const print = 'print' in raw && typeof raw.print === 'number' ? raw.print : undefined;
  if ((act !== 'in' && act !== 'out') || typeof key !== 'string') return undefined;
  return { act, key, admin: 'admin' in raw && raw.admin === true, print };
}

/** Tells the browser's other tabs. @param token of a login */
export function tellTabs(news: Omit<SessionNews, 'print'>, token?: string): void {
  try {
    const print = token === undefined ? {} : { print: printOf(token) };
    // The time makes each of them news: storing the same again tells nobody.
    localStorage.setItem(newsName, JSON.stringify({ ...news, ...print, at: Date.now() }));
  } catch {
    // Without storage the other tabs see it by the cookie.
  }
}

/** The newest of the news, also for a tab that slept while it came; undefined where there is none. */
export function lastNews(): SessionNews | undefined {
  try {
    const news: unknown = JSON.parse(localStorage.getItem(newsName) ?? 'null');
    return readNews(news);
  } catch {
    return undefined;
  }
}

/**
 * True where the news say whose token this is. A browser may show a tab the token of a login before the
 * news of it: then the newest are still those of the member before.
 */
export const tellsOf = ({ act, print }: SessionNews, token: string): boolean =>
  act === 'in' && (print === undefined || print === printOf(token));

/**
 * True where the news end the session of a member whose token is gone. The tabs of a browser share one
 * token, so a logout ends all of them, whoever it was known as there, and so does another member's
 * coming; without such news the token has merely lapsed.
 * @param key the member's `userKey` on this tab
 */
export const endsSession = (news: SessionNews | undefined, key: string): boolean =>
  news !== undefined && (news.act === 'out' || (isNamed(key) && news.key !== key));

/** True where the news say that the member logged out, not only that another one has come since. */
export const loggedOut = ({ act, key }: SessionNews, member: string): boolean =>
  act === 'out' && (key === member || !isNamed(key) || !isNamed(member));
