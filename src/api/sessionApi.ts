import {
  type CurrentUser,
  type LoginAnswer,
  readCurrentUser,
  readLogin,
} from '@/api/models/profile';
import { userKey } from '@/lib/userKey';
import { isOut, keepAnswer, keptAnswer } from './keptAnswers';
import { portalApi } from './portalApi';
import { unreadableError } from './providerError';

type Credentials = { readonly email: string; readonly password: string };

const profilePath = '/auth/users/me/';

/** Calls of the session (specification, section 7); read by the session and by the profile panel. */
const sessionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, Credentials>({
      queryFn: async (json, _api, _options, ask) => {
        const { data, error } = await ask({
          path: '/login/',
          method: 'POST',
          json,
          authorize: false,
        });
        if (error !== undefined) return { error };
        const login = readLogin(data);
        return login === undefined ? { error: unreadableError } : { data: login };
      },
    }),
    currentUser: build.query<CurrentUser, void>({
      queryFn: async (_, _api, _options, ask) => {
        const asker = userKey();
        const { data, error } = await ask({ path: profilePath });
        if (error !== undefined) {
          const kept = isOut(error) ? await keptAnswer(asker, profilePath) : undefined;
          const known = kept && readCurrentUser(JSON.parse(kept.text));
          return known === undefined ? { error } : { data: known };
        }
        const user = readCurrentUser(data);
        if (user === undefined) return { error: unreadableError };
        const { record } = user;
        keepAnswer(asker, profilePath, { mark: JSON.stringify(record), answer: () => record });
        return { data: user };
      },
      providesTags: ['Profile'],
    }),
    /** The same, to learn whose token this is: a 401 is then an answer and ends no session. */
    tokenOwner: build.mutation<CurrentUser, void>({
      queryFn: async (_, _api, _options, ask) => {
        const { data, error } = await ask({ path: profilePath, asksOnly: true });
        if (error !== undefined) return { error };
        const user = readCurrentUser(data);
        return user === undefined ? { error: unreadableError } : { data: user };
      },
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;
export const { login, tokenOwner, currentUser } = sessionApi.endpoints;
/** Puts what is known of the member into the cache, so that it is not asked for again. */
export const knowCurrentUser = (user: CurrentUser) =>
  sessionApi.util.upsertQueryEntries([
    { endpointName: 'currentUser', arg: undefined, value: user },
  ]);
