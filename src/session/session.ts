import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { ProviderError } from '@/api/providerError';
import { retryImport } from '@/lib/retryImport';
import { useService } from '@/lib/services';
import { isNamed, userKey } from '@/lib/userKey';
import type { SessionChanges } from './changeSession';
import {
  selectLoggedIn,
  selectSession,
  type selectUser,
  sessionSlice,
  userSlice,
} from './session.slice';
import {
  accessToken,
  clearRecord,
  isAdminRecord,
  isRecordCurrent,
  type SessionCalls,
} from './sessionRecord';
import { subscribeToTabs } from './sessionSync';

/** The stored state of a member. */
type StoredState = object | undefined;

/** How the store separates members' state (decisions, section 3). */
export type StatePersistence = {
  /** Restores the state of this tab's member. */
  readonly restore: () => Promise<void>;
  /** `key` is the `userKey`, empty for visitors. */
  readonly read: (key: string) => Promise<StoredState>;
  /** Writes pending changes under the current key. */
  readonly flush: () => void;
  readonly show: (state: StoredState) => void;
  /** Removes others' data from this browser, except what would be lost. */
  readonly forgetOtherMembers: (present: string) => void;
  readonly tidy: () => void;
  /** Moves data of earlier versions from email addresses to member keys. */
  readonly migrate: () => Promise<void>;
};

type SessionState = Parameters<typeof selectSession>[0] & Parameters<typeof selectUser>[0];

/** The store's part that the session needs. */
type SessionStore = Store<SessionState> & {
  readonly dispatch: ThunkDispatch<SessionState, unknown, UnknownAction>;
};

/** Shared by the session's modules. */
export type SessionContext = {
  readonly store: SessionStore;
  readonly persistence: StatePersistence;
  /** This page's token; the cookie may have another by now. */
  known: string | undefined;
};

/** What a login form sends. */
export type LoginRequest = {
  readonly email: string;
  readonly password: string;
  readonly admin?: boolean;
};

/** Everything that changes the session. */
export type Session = {
  /** After hydration; decides within 5,000 ms. */
  readonly restore: () => Promise<void>;
  /** `POST /login/`. Resolves with the error, if any. */
  readonly logIn: (login: LoginRequest) => Promise<ProviderError | undefined>;
  /** Logs out in all tabs and clears the member's data. Resolves with where to go. */
  readonly logOut: () => Promise<string>;
  /** The sign-in dialog was closed: ends the session, and waiting calls fail. */
  readonly expire: () => Promise<void>;
  /** The page after the logout is shown. */
  readonly arrived: () => void;
  readonly close: () => void;
};

/** Specification, section 4, in milliseconds. */
const restoreTimeoutMs = 5000;

/** The session of an app; `calls` carries its token. */
export function createSession(
  store: SessionStore,
  persistence: StatePersistence,
  calls: SessionCalls,
): Session {
  const context: SessionContext = { store, persistence, known: undefined };
  let stopListening = () => {};
  let closed = false;
  const state = () => selectSession(store.getState());
  const { entered, left, ended, arrived } = sessionSlice.actions;

  let made: SessionChanges | undefined;
  /** Loaded on demand: visitors need none of it. */
  const changes = async () => {
    const { createChanges } = await retryImport(() => import('./changeSession'), 'createChanges');
    return (made ??= createChanges(context));
  };

  const whenSettled = () =>
    new Promise<void>((resolve) => {
      const settled = () => state().status !== 'restoring' && !state().ended;
      if (settled()) return resolve();
      const stop = store.subscribe(() => {
        if (!settled()) return;
        stop();
        resolve();
      });
    });
  const isHere = () => ['member', 'admin'].includes(state().status);
  const onEvent = async (refused = state().ended) => {
    const [token, key] = [accessToken(), userKey()];
    // Too early to compare; restoring looks again at its end.
    const isRestoring = state().status === 'restoring';
    if (closed || (context.known === undefined && isRestoring)) return;
    const nameless = token !== undefined && key !== '' && !isNamed(key);
    if (refused || nameless || isRestoring || token !== context.known)
      await (await changes()).follow(refused);
  };
  const look = (refused?: boolean) => onEvent(refused).catch(() => undefined);
  const onRefused = async () => {
    const { known } = context;
    if (isHere()) await look(true);
    if (isHere() && context.known === known) store.dispatch(ended());
  };

  return {
    restore: async () => {
      calls.connect({ settled: whenSettled, look, onRefused });
      stopListening();
      stopListening = subscribeToTabs(() => void look());
      const token = accessToken();
      if (!isRecordCurrent()) clearRecord();
      await persistence.restore();
      context.known = token;
      const loggedIn = selectLoggedIn(store.getState());
      if (token === undefined) {
        if (loggedIn) store.dispatch(userSlice.actions.loggedOut());
        store.dispatch(left(undefined));
        persistence.tidy();
      } else if (userKey() !== '') {
        if (!loggedIn) store.dispatch(userSlice.actions.loggedIn({ access: token }));
        store.dispatch(entered({ admin: isAdminRecord(), named: true, another: false }));
        persistence.tidy();
        // Offline, a logout works without it.
        await changes().catch(() => undefined);
      } else {
        // If its script is lost twice, the next event tries again.
        const loaded = await changes()
          .catch(() => changes())
          .catch(() => undefined);
        if (state().status === 'restoring') await loaded?.identifyUser(token, restoreTimeoutMs);
      }
      // Another tab may have acted meanwhile.
      if (accessToken() !== context.known) await look();
    },
    logIn: async (login) => (await changes()).logIn(login),
    logOut: async () => (await changes()).logOut(),
    expire: async () => (await changes()).expire(),
    arrived: () => void store.dispatch(arrived()),
    close: () => {
      closed = true;
      stopListening();
    },
  };
}

export type SessionServices = {
  readonly session: Session;
  readonly sessionPort: SessionCalls;
};

/** `restoring` until stored state is back, then `visitor`, `member` or `admin` (also a member). */
export const useSession = () => useSelector(selectSession);

export const useSessionActions = (): Session =>
  useService(({ session }: SessionServices) => session);
