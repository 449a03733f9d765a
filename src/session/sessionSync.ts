import { isNamed } from '@/lib/userKey';

/** Where the last login or logout is noted, in local storage. */
export const sessionEventName = 'kb:session';

/** What last happened to the session in this browser, for its other tabs. */
export type SessionEvent = {
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

function readEvent(raw: unknown): SessionEvent | undefined {
  if (typeof raw !== 'object' || raw === null || !('act' in raw) || !('key' in raw))
    return undefined;
  const { act, key } = raw;
  const print = 'print' in raw && typeof raw.print === 'number' ? raw.print : undefined;
  if ((act !== 'in' && act !== 'out') || typeof key !== 'string') return undefined;
  return { act, key, admin: 'admin' in raw && raw.admin === true, print };
}

/** Tells the browser's other tabs of a login or logout. @param token of a login */
export function publishEvent(event: Omit<SessionEvent, 'print'>, token?: string): void {
  try {
    const print = token === undefined ? {} : { print: printOf(token) };
    // The time makes each a new value: storing the same again notifies nobody.
    localStorage.setItem(sessionEventName, JSON.stringify({ ...event, ...print, at: Date.now() }));
  } catch {
    // Without storage the other tabs see it by the cookie.
  }
}

/** The newest event, also for a tab that slept while it came; undefined where there is none. */
export function lastEvent(): SessionEvent | undefined {
  try {
    const event: unknown = JSON.parse(localStorage.getItem(sessionEventName) ?? 'null');
    return readEvent(event);
  } catch {
    return undefined;
  }
}

/**
 * True where the event is the login that gave this token. A browser may show a tab the token of a login
 * before its event: then the newest is still that of the member before.
 */
export const isLoginWith = ({ act, print }: SessionEvent, token: string): boolean =>
  act === 'in' && (print === undefined || print === printOf(token));

/**
 * True where the event ends the session of a member whose token is gone. The tabs of a browser share one
 * token, so a logout ends all of them, whoever it was known as there, and so does another member's
 * login; without such an event the token has merely lapsed.
 * @param key the member's `userKey` on this tab
 */
export const endsSession = (event: SessionEvent | undefined, key: string): boolean =>
  event !== undefined && (event.act === 'out' || (isNamed(key) && event.key !== key));

/**
 * When to look again after an event, in milliseconds: a browser may tell of another tab's writing to storage
 * before this tab can see what became of the cookie.
 */
const lookAgainMs = [100, 500, 2000];

/** Calls back on an event of another tab, and whenever this one may have missed some. */
export function subscribeToTabs(onEvent: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== sessionEventName && key !== null) return;
    onEvent();
    for (const time of lookAgainMs) window.setTimeout(() => !signal.aborted && onEvent(), time);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onEvent();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onEvent, { signal });
  window.addEventListener('online', onEvent, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => stop.abort();
}
