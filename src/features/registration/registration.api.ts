import { portalApi } from '@/api/portalApi';
import type { RegistrationPayload } from './registrationSchema';

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
    register: build.mutation<{ readonly email: string }, RegistrationPayload>({
      queryFn: async (json, _api, _options, fetchWithBQ) => {
        const { data, error } = await fetchWithBQ({
          path: '/register/',
          method: 'POST',
          json,
          authorize: false,
        });
        // Unreadable success: the account exists.
        if (error !== undefined && error.kind !== 'unreadable') return { error };
        return { data: { email: emailIn(data, json.email) } };
      },
    }),
  }),
});

export const { register } = registrationApi.endpoints;
