import type { ProviderError } from './providerError';

export type Refusable = {
  readonly error?: ProviderError | undefined;
  readonly meta?: { readonly status: number } | undefined;
};

/** By the session: the call was not sent (401), or another login would not help it (403). */
export type Refused = { readonly error: ProviderError; readonly meta: { readonly status: number } };

/** What calls need of the session; `api` imports nothing of it. */
export abstract class SessionPort {
  abstract token(): string | undefined;
  /** Sends with the member's token; after a refusal, again with the next login's. `call` names the endpoint. */
  abstract sendWithReauth<Answer extends Refusable>(
    signal: AbortSignal,
    send: (token: string | undefined) => Promise<Answer>,
    call: string,
  ): Promise<Answer | Refused>;
}
