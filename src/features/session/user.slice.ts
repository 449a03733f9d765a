import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The login answer as the provider gave it: an access token and whatever stands beside it. */
export type SessionUser = Readonly<Record<string, unknown>>;

type UserState = { readonly loggedIn: boolean; readonly user: SessionUser };

const initialState: UserState = { loggedIn: false, user: {} };

/** Who is logged in (specification, section 3). Persisted. */
export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<SessionUser>): UserState => ({
      loggedIn: true,
      user: payload,
    }),
    loggedOut: () => initialState,
  },
  selectors: {
    selectLoggedIn: (state) => state.loggedIn,
    selectUser: (state) => state.user,
  },
});

export const { selectLoggedIn, selectUser } = userSlice.selectors;
