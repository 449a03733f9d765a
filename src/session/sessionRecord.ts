import { httpError } from '@/api/providerError';
import type { NotSent, Refusable, SessionPort } from '@/api/sessionPort';
import { tabStorage } from '@/lib/tabStorage';
import { isNamed, userKey, userKeyName } from '@/lib/userKey';

/** Specification, section 3: the cookie that holds the token. */
export const tokenCookie = 'token';
const tabTokenName = 'accessToken';

/** Names of the session flags, in session storage (specification, section 3). */
export const flags = { member: 'isLoggedIn', admin: 'isAdminLoggedIn' } as const;

/**
 * The access token of the person who is logged in, or undefined (specification, section 3: kept in
 * the cookie `token` and in session storage as `accessToken`). The cookie decides, since it is shared
 * by all tabs; a token left in session storage after another tab logged out counts for nothing.
 */
export function accessToken(): string | undefined {
  try {
    // Read by hand: every page asks, and the library that writes cookies comes with a login.
    const start = `${tokenCookie}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    const token = decodeURIComponent(found?.slice(start.length) ?? '');
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}

/** The token this tab last knew, whatever the cookie says now. */
export const tabToken = (): string | undefined => tabStorage.get(tabTokenName) ?? undefined;

/** Stores the token in this tab only: the cookie has it already. */
export const saveTabToken = (token: string): void => tabStorage.set(tabTokenName, token);

/** Removes the token from this tab; the cookie stays. */
export const clearTabToken = (): void => tabStorage.remove(tabTokenName);

/** True where this tab's record names the member whose token the browser has: nobody has to ask who is here. */
export function isRecordCurrent(): boolean {
  const token = accessToken();
  return token !== undefined && token === tabToken() && isNamed(userKey());
}

/** Forgets who was logged in on this tab. */
export function clearRecord(): void {
  clearTabToken();
  for (const name of [userKeyName, flags.member, flags.admin]) tabStorage.remove(name);
}

const hasFlag = (name: string): boolean => tabStorage.get(name) === 'true';

/** True while this tab counts as logged in, also where its token has lapsed meanwhile. */
export const isLoggedInHere = (): boolean => hasFlag(flags.member) && userKey() !== '';

/** True where the member on this tab came by the admin login. */
export const isAdminRecord = (): boolean => hasFlag(flags.admin);

/** What a call asks of the session it is made in. */
export type SessionHooks = {
  /** Resolves once it is known who is here and no sign-in dialog is open; at once otherwise. */
  readonly settled: () => Promise<void>;
  /** Looks for what another tab did, before a call leaves with a token this tab does not know. */
  readonly look: () => Promise<void>;
  /**
   * The token of a call was refused: the page asks the member to log in again, unless another tab has
   * logged them out. Resolves when that is decided.
   */
  readonly onRefused: () => Promise<void>;
};

let hooks: SessionHooks | undefined;

/** Sets what calls ask of; from the moment the session is being restored. */
export function setSessionHooks(next: SessionHooks): void {
  hooks = next;
}

/** Resolves when the session stands, or when the caller has given up. */
function settledOr(signal: AbortSignal): Promise<unknown> {
  if (hooks === undefined || signal.aborted) return Promise.resolve();
  const given = new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
  return Promise.race([hooks.settled(), given]);
}

const notSent = (): NotSent => ({ error: httpError(401, undefined), meta: { status: 401 } });

/**
 * Sends a call with the token of whoever is logged in (decisions, section 3). While the sign-in
 * dialog is open it waits; a refused token opens the dialog, and the call is sent again after login
 * as the same member. When another member logs in, or nobody, it ends with a 401.
 * @param send sends the call once with this token
 */
async function sendAsMember<Answer extends Refusable>(
  signal: AbortSignal,
  send: (token: string | undefined) => Promise<Answer>,
): Promise<Answer | NotSent> {
  const owner = userKey();
  if (isLoggedInHere()) {
    await settledOr(signal);
    // Another tab's login: nothing of this page goes out as somebody else.
    if (![undefined, tabToken()].includes(accessToken())) await hooks?.look();
    if (userKey() !== owner) return notSent();
  }
  const token = accessToken();
  const answer = await send(token);
  if (answer.meta?.status !== 401) return answer;
  // A call may leave before the session is restored: only then there is one that can end.
  await settledOr(signal);
  if (signal.aborted) return answer;
  const mine = token !== undefined || isLoggedInHere();
  if (mine && accessToken() === token && userKey() === owner) await hooks?.onRefused();
  await settledOr(signal);
  if (signal.aborted || userKey() !== owner || accessToken() === token) return answer;
  return sendAsMember(signal, send);
}

/** The session as calls of the API know it. */
export const sessionCalls: SessionPort = { token: accessToken, sendAsMember };
