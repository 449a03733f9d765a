import { portalApi } from '@/api/portalApi';
import { unreadableError } from '@/api/providerError';
import { fieldOf, textOf } from '@/lib/fieldOf';
import type { RegistrationPayload } from './registrationSchema';

/** The answer's email, plain or under `data`, else the sent one. */
export const registeredEmail = (answer: unknown, sent: string): string =>
  [answer, fieldOf(answer, 'data')]
    .map((part) => textOf(part, 'email'))
    .find((email) => email.trim() !== '') ?? sent;

const registrationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Specification, section 7. */
    register: build.mutation<{ readonly email: string }, RegistrationPayload>({
      queryFn: async (json, _api, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({
          path: '/register/',
          method: 'POST',
          json,
          authorize: false,
        });
        const isMade = meta?.status === 201 || meta?.status === 204;
        // Login pages of networks and proxies answer 200 to every call.
        const isProof = isMade || (error === undefined && data !== null);
        if (!isProof) return { error: error ?? unreadableError };
        return { data: { email: registeredEmail(data, json.email) } };
      },
    }),
  }),
});

export const { register } = registrationApi.endpoints;
