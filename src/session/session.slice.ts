import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'restoring' | 'visitor' | 'member' | 'admin';

type SessionState = {
  readonly status: SessionStatus;
  /** False until the provider says whose token it is. */
  readonly isIdentified: boolean;
  /** The token was refused and the sign-in dialog is open. */
  readonly isExpired: boolean;
  /** During a logout, where members' pages redirect to; without it they redirect to the login. */
  readonly logoutRedirect: string | undefined;
  /** React key of the page: another member gets a new one, and nothing of the last page's state. */
  readonly resetKey: number;
};

const initialState: SessionState = {
  status: 'restoring',
  isIdentified: false,
  isExpired: false,
  logoutRedirect: undefined,
  resetKey: 0,
};

type Started = {
  readonly admin: boolean;
  readonly isIdentified: boolean;
  readonly another: boolean;
};

/** Not persisted: cookie and session storage last. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    started: (state, { payload }: PayloadAction<Started>): SessionState => ({
      ...initialState,
      status: payload.admin ? 'admin' : 'member',
      isIdentified: payload.isIdentified,
      resetKey: payload.another ? state.resetKey + 1 : state.resetKey,
    }),
    /** `payload` is where the logout leads. */
    ended: (state, { payload }: PayloadAction<string | undefined>): SessionState => ({
      ...initialState,
      status: 'visitor',
      logoutRedirect: payload,
      resetKey: state.status === 'restoring' ? state.resetKey : state.resetKey + 1,
    }),
    expired: (state): SessionState => ({ ...state, isExpired: true }),
    /** The page after the logout is shown. */
    logoutRedirectCleared: (state): SessionState => ({ ...state, logoutRedirect: undefined }),
  },
  selectors: { selectSession: (state) => state },
});

export const { selectSession } = sessionSlice.selectors;

/** The login's answer with the email; after a restore the profile, or the token alone. */
export type SessionUser = Readonly<Record<string, unknown>>;

type UserState = { readonly loggedIn: boolean; readonly user: SessionUser };

const loggedOutUser: UserState = { loggedIn: false, user: {} };

/** Who is logged in. Persisted (specification, section 3). */
export const userSlice = createSlice({
  name: 'user',
  initialState: loggedOutUser,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<SessionUser>): UserState => ({
      loggedIn: true,
      user: payload,
    }),
    loggedOut: () => loggedOutUser,
  },
  selectors: {
    selectLoggedIn: (state) => state.loggedIn,
    selectUser: (state) => state.user,
    /** Undefined if unknown. */
    selectEmail: ({ user: { email } }) =>
      typeof email === 'string' && email !== '' ? email : undefined,
  },
});

export const { selectEmail, selectLoggedIn, selectUser } = userSlice.selectors;
