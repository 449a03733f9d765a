import { httpError } from '@/api/providerError';
import { type Refusable, type Refused, SessionPort } from '@/api/sessionPort';
import { userKey } from '@/lib/userKey';
import { accessToken, isLoggedInHere, tabToken } from './readSession';

export type SessionCallbacks = {
  /** Resolves when the session is restored and no sign-in dialog is open. */
  readonly settled: () => Promise<void>;
  /** Looks for changes by other tabs before a call leaves with an unknown token. */
  readonly syncWithTabs: () => Promise<void>;
  /** A token was refused: opens the sign-in dialog, unless another tab has logged out. */
  readonly onRefused: () => Promise<void>;
};

const refusal = (status: 401 | 403): Refused => ({
  error: httpError(status, undefined),
  meta: { status },
});

/** Adds the token to calls, and sends them again after a login. One per app; `createSession` connects it. */
export class Reauth extends SessionPort {
  #callbacks: SessionCallbacks | undefined;
  /** By call, the token that was refused although its login was just made. */
  readonly #refusedTokens = new Map<string, string>();

  connect(callbacks: SessionCallbacks): void {
    this.#callbacks = callbacks;
  }

  token(): string | undefined {
    return accessToken();
  }

  /**
   * Waits for the sign-in dialog and resends as the same member, else 401 (decisions, section 3); 403 if the
   * new token is refused too.
   */
  async sendWithReauth<Answer extends Refusable>(
    signal: AbortSignal,
    send: (token: string | undefined) => Promise<Answer>,
    call: string,
    isResent = false,
  ): Promise<Answer | Refused> {
    const owner = userKey();
    if (isLoggedInHere()) {
      await this.#settledOr(signal);
      // Another tab's login: send nothing as somebody else.
      const isReplaced = accessToken() !== undefined && accessToken() !== tabToken();
      if (isReplaced) await this.#callbacks?.syncWithTabs();
      if (userKey() !== owner) return refusal(401);
    }
    const token = accessToken();
    // A member's cookie has lapsed: a quote must not leave without its name.
    const answer = token === undefined && isLoggedInHere() ? refusal(401) : await send(token);
    if (answer.meta?.status !== 401) {
      if (answer.meta !== undefined) this.#refusedTokens.delete(call);
      return answer;
    }
    if (isResent && token !== undefined) this.#refusedTokens.set(call, token);
    // Another login would not help: its dialog would come back for ever.
    if (token !== undefined && this.#refusedTokens.get(call) === token) {
      const forbidden = refusal(403);
      // In the provider's own words, if it has any.
      if (answer.error?.said !== true) return forbidden;
      return { ...forbidden, error: { ...answer.error, status: 403 } };
    }
    // Calls made during restoration wait for its end.
    await this.#settledOr(signal);
    if (signal.aborted) return answer;
    const mine = token !== undefined || isLoggedInHere();
    const isRefused = mine && accessToken() === token && userKey() === owner;
    if (isRefused) await this.#callbacks?.onRefused();
    await this.#settledOr(signal);
    if (signal.aborted || userKey() !== owner || accessToken() === token) return answer;
    return this.sendWithReauth(signal, send, call, isRefused);
  }

  /** Resolves early if the caller aborts. */
  #settledOr(signal: AbortSignal): Promise<unknown> {
    if (this.#callbacks === undefined || signal.aborted) return Promise.resolve();
    const given = new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    return Promise.race([this.#callbacks.settled(), given]);
  }
}
