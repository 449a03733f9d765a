import {
  type CurrentUser,
  type LoginAnswer,
  readCurrentUser,
  readLogin,
} from '@/api/models/profile';
import { userKey } from '@/lib/userKey';
import { isUnreachable, cacheAnswer, cachedAnswer } from '@/api/offlineCache';
import { portalApi } from '@/api/portalApi';
import { uncachedAdapter as adapter } from '@/api/uncachedAdapter';
import { unreadable } from '@/api/wire';

type Credentials = { readonly email: string; readonly password: string };

const profilePath = '/auth/users/me/';

/** Specification, section 7. */
const sessionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, Credentials>({
      queryFn: async (json, _api, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({
          path: '/login/',
          method: 'POST',
          json,
          authorize: false,
        });
        if (error !== undefined) return { error };
        const login = readLogin(data);
        return login === undefined ? unreadable(meta) : { data: login };
      },
    }),
    currentUser: build.query<CurrentUser, void>({
      queryFn: async (_, _api, _options, fetchWithBQ) => {
        const memberKey = userKey();
        const { data, error, meta } = await fetchWithBQ({ path: profilePath, adapter });
        if (error !== undefined) {
          const stored = isUnreachable(error)
            ? await cachedAnswer(memberKey, profilePath)
            : undefined;
          const known = stored && readCurrentUser(JSON.parse(stored.text));
          return known === undefined ? { error } : { data: known };
        }
        const user = readCurrentUser(data);
        if (user === undefined) return unreadable(meta);
        const { record } = user;
        cacheAnswer(memberKey, profilePath, {
          version: JSON.stringify(record),
          answer: () => record,
        });
        return { data: user };
      },
      providesTags: ['Profile'],
    }),
    /** Never cached, and a 401 ends no session. */
    fetchTokenUser: build.mutation<CurrentUser, void>({
      queryFn: async (_, _api, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({
          path: profilePath,
          adapter,
          skipsReauth: true,
        });
        if (error !== undefined) return { error };
        const user = readCurrentUser(data);
        return user === undefined ? unreadable(meta) : { data: user };
      },
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;
/** The member if already known; fetches nothing. */
export const useCachedUser = () => sessionApi.endpoints.currentUser.useQueryState();
export const { login, fetchTokenUser, currentUser } = sessionApi.endpoints;
export const cacheCurrentUser = (user: CurrentUser) =>
  sessionApi.util.upsertQueryEntries([
    { endpointName: 'currentUser', arg: undefined, value: user },
  ]);
