import type { ProviderError } from '@/api/providerError';
import type { Act } from './act';

/** Answers of something between us and the provider, which may have done its work all the same. */
const betweenUs = new Set([502, 504]);

/**
 * A request to join that the provider has already, as it says itself: by the status, or in words where
 * it only refuses. What was asked is there, so the act is done; its error keeps what was said.
 */
export const isThere = ({ kind }: Act, { status, message, said }: ProviderError) =>
  kind === 'join' && (status === 409 || (status === 400 && said && /\balready\b/i.test(message)));

/** True where the provider itself answered, so that it is known what became of the call. */
export const isAnswer = ({ kind, status = 0 }: ProviderError) =>
  kind === 'http' && !betweenUs.has(status);
