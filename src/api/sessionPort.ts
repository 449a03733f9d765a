import type { ProviderError } from './providerError';

/** The part of an answer that tells a refused token. */
export type Refusable = { readonly meta?: { readonly status: number } | undefined };

/** An answer in place of one: nobody, or somebody else, is logged in by now. */
export type NotSent = {
  readonly error: ProviderError;
  readonly meta: { readonly status: number };
};

/** What calls need of the session. It registers itself: the API imports nothing of it. */
export type SessionPort = {
  /** The token of who is logged in. */
  readonly token: () => string | undefined;
  /**
   * Sends a call as who is logged in, again after a new login where the token was refused.
   * @param send sends the call once with this token
   */
  readonly sendAsMember: <Answer extends Refusable>(
    signal: AbortSignal,
    send: (token: string | undefined) => Promise<Answer>,
  ) => Promise<Answer | NotSent>;
};

let port: SessionPort = {
  token: () => undefined,
  sendAsMember: (_signal, send) => send(undefined),
};

/** Registers the session. */
export function registerSession(session: SessionPort): void {
  port = session;
}

/** The session as it is registered; without one, calls go out as a visitor's. */
export const sessionPort = (): SessionPort => port;
