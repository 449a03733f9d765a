import { httpError } from '@/api/providerError';
import { type NotSent, type Refusable, SessionPort } from '@/api/sessionPort';
import { tabStorage } from '@/lib/tabStorage';
import { isNamed, userKey, userKeyName } from '@/lib/userKey';

/** Specification, section 3. */
export const tokenCookie = 'token';
const tabTokenName = 'accessToken';

/** Session storage (specification, section 3). */
export const flags = { member: 'isLoggedIn', admin: 'isAdminLoggedIn' } as const;

/** From the cookie, which all tabs share; session storage copies it (specification, section 3). */
export function accessToken(): string | undefined {
  try {
    // Parsed by hand: the cookie library loads with a login only.
    const start = `${tokenCookie}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    const token = decodeURIComponent(found?.slice(start.length) ?? '');
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}

/** The last token this tab saw. */
export const tabToken = (): string | undefined => tabStorage.get(tabTokenName) ?? undefined;

/** The cookie has it already. */
export const saveTabToken = (token: string): void => tabStorage.set(tabTokenName, token);

/** The cookie stays. */
export const clearTabToken = (): void => tabStorage.remove(tabTokenName);

/** True if this tab's record belongs to the browser's token, so that nothing has to be fetched. */
export function isRecordCurrent(): boolean {
  const token = accessToken();
  return token !== undefined && token === tabToken() && isNamed(userKey());
}

export function clearRecord(): void {
  clearTabToken();
  for (const name of [userKeyName, flags.member, flags.admin]) tabStorage.remove(name);
}

const hasFlag = (name: string): boolean => tabStorage.get(name) === 'true';

/** True even if the token has expired. */
export const isLoggedInHere = (): boolean => hasFlag(flags.member) && userKey() !== '';

export const isAdminRecord = (): boolean => hasFlag(flags.admin);

export type SessionHooks = {
  /** Resolves when the session is restored and no sign-in dialog is open. */
  readonly settled: () => Promise<void>;
  /** Looks for changes by other tabs before a call leaves with an unknown token. */
  readonly look: () => Promise<void>;
  /** A token was refused: opens the sign-in dialog, unless another tab has logged out. */
  readonly onRefused: () => Promise<void>;
};

const notSent = (): NotSent => ({ error: httpError(401, undefined), meta: { status: 401 } });

/** One per app; the session connects it when it restores. */
export class SessionCalls extends SessionPort {
  #hooks: SessionHooks | undefined;

  connect(hooks: SessionHooks): void {
    this.#hooks = hooks;
  }

  token(): string | undefined {
    return accessToken();
  }

  /** Waits for the sign-in dialog and resends as the same member, else 401 (decisions, section 3). */
  async sendAsMember<Answer extends Refusable>(
    signal: AbortSignal,
    send: (token: string | undefined) => Promise<Answer>,
  ): Promise<Answer | NotSent> {
    const owner = userKey();
    if (isLoggedInHere()) {
      await this.#settledOr(signal);
      // Another tab's login: send nothing as somebody else.
      if (![undefined, tabToken()].includes(accessToken())) await this.#hooks?.look();
      if (userKey() !== owner) return notSent();
    }
    const token = accessToken();
    // A member's cookie has lapsed: a quote must not leave without its name.
    const answer = token === undefined && isLoggedInHere() ? notSent() : await send(token);
    if (answer.meta?.status !== 401) return answer;
    // Calls made during restoration wait for its end.
    await this.#settledOr(signal);
    if (signal.aborted) return answer;
    const mine = token !== undefined || isLoggedInHere();
    if (mine && accessToken() === token && userKey() === owner) await this.#hooks?.onRefused();
    await this.#settledOr(signal);
    if (signal.aborted || userKey() !== owner || accessToken() === token) return answer;
    return this.sendAsMember(signal, send);
  }

  /** Resolves early if the caller aborts. */
  #settledOr(signal: AbortSignal): Promise<unknown> {
    if (this.#hooks === undefined || signal.aborted) return Promise.resolve();
    const given = new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    return Promise.race([this.#hooks.settled(), given]);
  }
}
