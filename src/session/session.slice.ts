import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is here, as far as this page knows. */
export type SessionStatus = 'restoring' | 'visitor' | 'member' | 'admin';

type SessionState = {
  readonly status: SessionStatus;
  /** The provider has said whose token it is; false while it could not be asked. */
  readonly named: boolean;
  /** The token was refused: the sign-in dialog is open. */
  readonly ended: boolean;
  /** Where the member's pages lead after a logout; elsewhere they lead to the login. */
  readonly exit: string | undefined;
  /** Counts the changes of person, so that nothing on the page is handed on. */
  readonly person: number;
};

const initialState: SessionState = {
  status: 'restoring',
  named: false,
  ended: false,
  exit: undefined,
  person: 0,
};

type Entered = { readonly admin: boolean; readonly named: boolean; readonly another: boolean };

/** The session of this page. Not persisted: cookie and session storage are what lasts. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    entered: (state, { payload }: PayloadAction<Entered>): SessionState => ({
      status: payload.admin ? 'admin' : 'member',
      named: payload.named,
      ended: false,
      exit: undefined,
      person: payload.another ? state.person + 1 : state.person,
    }),
    /** Nobody is logged in. @param payload where a logout leads */
    left: (state, { payload }: PayloadAction<string | undefined>): SessionState => ({
      status: 'visitor',
      named: false,
      ended: false,
      exit: payload,
      person: state.status === 'restoring' ? state.person : state.person + 1,
    }),
    ended: (state): SessionState => ({ ...state, ended: true }),
    /** The page after a logout stands. */
    arrived: (state): SessionState => ({ ...state, exit: undefined }),
  },
  selectors: { selectSession: (state) => state },
});

export const { selectSession } = sessionSlice.selectors;

/** The login answer as the provider gave it: an access token and whatever stands beside it. */
export type SessionUser = Readonly<Record<string, unknown>>;

type UserState = { readonly loggedIn: boolean; readonly user: SessionUser };

const nobody: UserState = { loggedIn: false, user: {} };

/** Who is logged in (specification, section 3). Persisted. */
export const userSlice = createSlice({
  name: 'user',
  initialState: nobody,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<SessionUser>): UserState => ({
      loggedIn: true,
      user: payload,
    }),
    loggedOut: () => nobody,
  },
  selectors: {
    selectLoggedIn: (state) => state.loggedIn,
    selectUser: (state) => state.user,
    /** Their email address; undefined where nobody has said it. */
    selectEmail: ({ user: { email } }) =>
      typeof email === 'string' && email !== '' ? email : undefined,
  },
});

export const { selectEmail, selectLoggedIn, selectUser } = userSlice.selectors;
