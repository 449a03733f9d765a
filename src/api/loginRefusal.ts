import { loginFormWords } from '@/content/loginFormWords';
import type { ProviderError } from './providerError';

/** Decisions, section 3: the server's own sentence; without an answer 'Network error, try again!'. */
export const loginRefusal = ({ kind, message }: ProviderError): string =>
  kind === 'offline' || kind === 'timeout' ? loginFormWords.offline : message;
