import { deviceStorage } from '@/lib/deviceStorage';
import { isRecord } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import { isIdentifiedKey } from '@/lib/userKey';

/** Local storage: the last login or logout. */
export const sessionEventName = 'kb:session';

/** The last change of the session, for other tabs. */
type SessionEvent = {
  readonly act: 'in' | 'out';
  readonly key: string;
  readonly admin: boolean;
  /** Distinguishes tokens without revealing them. */
  readonly print?: number | undefined;
};

/** A one-way hash of the token. */
function printOf(token: string): number {
  let print = 0;
  for (const sign of token) print = (Math.imul(print, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return print;
}

function readEvent(raw: unknown): SessionEvent | undefined {
  if (!isRecord(raw)) return undefined;
  const { act, key, admin, print } = raw;
  if ((act !== 'in' && act !== 'out') || typeof key !== 'string') return undefined;
  return { act, key, admin: admin === true, print: typeof print === 'number' ? print : undefined };
}

export function publishEvent(event: Omit<SessionEvent, 'print'>, token?: string): void {
  const print = token === undefined ? {} : { print: printOf(token) };
  // The time makes each value new: storing an equal one notifies nobody.
  const stored = { ...event, ...print, at: Date.now() };
  deviceStorage.set(sessionEventName, JSON.stringify(stored));
}

/** Also for a tab that was asleep. */
export const lastEvent = (): SessionEvent | undefined =>
  readEvent(parseJson(deviceStorage.get(sessionEventName)));

/** True if the event belongs to this token. A tab may see the cookie before its event. */
export const isLoginWith = ({ act, print }: SessionEvent, token: string): boolean =>
  act === 'in' && (print === undefined || print === printOf(token));

/** True if the event is why the token is gone: a logout or another's login. Else the cookie expired. */
export const endsSession = (event: SessionEvent | undefined, key: string): boolean =>
  event !== undefined && (event.act === 'out' || (isIdentifiedKey(key) && event.key !== key));

/** Milliseconds to the next looks: the cookie may be visible later than the event. */
const recheckDelaysMs = [100, 500, 2000];

/** `onEvent`: also if one may be missed; `onRestored`: the page was in the back/forward cache. */
export function subscribeToTabs(onEvent: () => void, onRestored: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== sessionEventName && key !== null) return;
    onEvent();
    for (const time of recheckDelaysMs) window.setTimeout(() => !signal.aborted && onEvent(), time);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onEvent();
  };
  window.addEventListener('storage', onStorage, { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => (persisted ? onRestored() : onEvent());
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('online', onEvent, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => stop.abort();
}
