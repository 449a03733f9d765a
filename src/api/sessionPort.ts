import type { ProviderError } from './providerError';

export type Refusable = { readonly meta?: { readonly status: number } | undefined };

export type NotSent = {
  readonly error: ProviderError;
  readonly meta: { readonly status: number };
};

/** What calls need of the session, which registers itself: `api` imports nothing of it. */
export type SessionPort = {
  readonly token: () => string | undefined;
  /** Sends with the member's token; after a refusal, again with the next login's. */
  readonly sendAsMember: <Answer extends Refusable>(
    signal: AbortSignal,
    send: (token: string | undefined) => Promise<Answer>,
  ) => Promise<Answer | NotSent>;
};

let port: SessionPort = {
  token: () => undefined,
  sendAsMember: (_signal, send) => send(undefined),
};

export function registerSession(session: SessionPort): void {
  port = session;
}

export const sessionPort = (): SessionPort => port;
