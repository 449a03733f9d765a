import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionStatus = 'restoring' | 'visitor' | 'member' | 'admin';

type SessionState = {
  readonly status: SessionStatus;
  /** False until the provider says whose token it is. */
  readonly named: boolean;
  /** The token was refused and the sign-in dialog is open. */
  readonly ended: boolean;
  /** Where members' pages lead during a logout; else they lead to the login. */
  readonly exit: string | undefined;
  /** Counts changes of member; the page remounts with it. */
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

/** Not persisted: cookie and session storage last. */
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
    /** `payload` is where the logout leads. */
    left: (state, { payload }: PayloadAction<string | undefined>): SessionState => ({
      status: 'visitor',
      named: false,
      ended: false,
      exit: payload,
      person: state.status === 'restoring' ? state.person : state.person + 1,
    }),
    ended: (state): SessionState => ({ ...state, ended: true }),
    /** The page after the logout is shown. */
    arrived: (state): SessionState => ({ ...state, exit: undefined }),
  },
  selectors: { selectSession: (state) => state },
});

export const { selectSession } = sessionSlice.selectors;

/** The login answer as it came. */
export type SessionUser = Readonly<Record<string, unknown>>;

type UserState = { readonly loggedIn: boolean; readonly user: SessionUser };

const nobody: UserState = { loggedIn: false, user: {} };

/** Who is logged in. Persisted (specification, section 3). */
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
    /** Undefined if unknown. */
    selectEmail: ({ user: { email } }) =>
      typeof email === 'string' && email !== '' ? email : undefined,
  },
});

export const { selectEmail, selectLoggedIn, selectUser } = userSlice.selectors;
