import { loginFormWords } from '@/content/loginFormWords';
import type { ProviderError } from './providerError';

/** The server's own sentence, or 'Network error, try again!' (decisions, section 3). */
export const loginRefusal = ({ kind, message }: ProviderError): string =>
  kind === 'offline' || kind === 'timeout' ? loginFormWords.offline : message;
