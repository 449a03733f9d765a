import { portalApi } from '@/api/portalApi';
import type { ProviderError } from '@/api/providerError';

/** Exactly these fields (specification, section 3). */
export type RegistrationPayload = {
  readonly email: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly phone_number: string;
  readonly password: string;
};

type Registered = {
  readonly email: string;
};

/** No provider nests deeper. */
const deepest = 3;

/** The answer's email, else the sent one. */
export function emailIn(answer: unknown, sent: string, depth = 0): string {
  if (typeof answer !== 'object' || answer === null || depth > deepest) return sent;
  if ('email' in answer && typeof answer.email === 'string' && answer.email.trim() !== '') {
    return answer.email;
  }
  return 'data' in answer ? emailIn(answer.data, sent, depth + 1) : sent;
}

const registrationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Specification, section 7. */
    register: build.mutation<Registered, RegistrationPayload>({
      queryFn: async (json, _api, _options, fetchWithBQ) => {
        const { data, error } = await fetchWithBQ({
          path: '/register/',
          method: 'POST',
          json,
          authorize: false,
        });
        // Unreadable success: the account exists.
        const refused: ProviderError | undefined = error?.kind === 'unreadable' ? undefined : error;
        if (refused !== undefined) return { error: refused };
        return { data: { email: emailIn(data, json.email) } };
      },
    }),
  }),
});

export const { register } = registrationApi.endpoints;
