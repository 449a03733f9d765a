import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { ProviderError } from '@/api/providerError';
import { registerSession } from '@/api/sessionPort';
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
  sessionCalls,
  setSessionHooks,
} from './sessionRecord';
import { subscribeToTabs } from './sessionSync';

/** State as it was kept for a member, or undefined where nothing is. */
export type StoredState = object | undefined;

/** How the store keeps each member's state apart (decisions, section 3). The store itself gives it. */
export type StatePersistence = {
  /** Brings back what was kept for who is on this tab. */
  readonly restore: () => Promise<void>;
  /** What was kept for a member. @param key their `userKey`, empty for visitors */
  readonly read: (key: string) => Promise<StoredState>;
  /** Writes what waits to be written, under the key of who is on this tab now. */
  readonly flush: () => void;
  /** Puts what was read in the place of the state there is, of which nothing stays. */
  readonly show: (state: StoredState) => void;
  /**
   * Removes what this browser stores of everybody but one member, save what would be lost otherwise.
   * @param present their `userKey`, empty where nobody is logged in
   */
  readonly forgetOtherMembers: (present: string) => void;
  /** Does the same where a session ended while no page was open. */
  readonly tidy: () => void;
  /** Files what earlier versions stored under members' email addresses under their keys. */
  readonly migrate: () => Promise<void>;
};

type SessionState = Parameters<typeof selectSession>[0] & Parameters<typeof selectUser>[0];

/** The portal's store, as far as the session needs it. */
export type SessionStore = Store<SessionState> & {
  readonly dispatch: ThunkDispatch<SessionState, unknown, UnknownAction>;
};

/** What the parts of a session share. */
export type SessionContext = {
  readonly store: SessionStore;
  readonly persistence: StatePersistence;
  /** The token this page lives by; the cookie may be another's by now. */
  known: string | undefined;
};

/** What a login form asks for; `admin` where it is the admin login. */
export type LoginRequest = {
  readonly email: string;
  readonly password: string;
  readonly admin?: boolean;
};

/** The one place that changes the session. */
export type Session = {
  /** Brings the session back after hydration; decides within 5,000 ms. */
  readonly restore: () => Promise<void>;
  /** Calls `POST /login/` and enters. Resolves with what went wrong, or with nothing. */
  readonly logIn: (login: LoginRequest) => Promise<ProviderError | undefined>;
  /**
   * Logs out in all open tabs: token, flags, that member's state and every cached answer.
   * @returns where to go from here
   */
  readonly logOut: () => Promise<string>;
  /** The sign-in dialog was closed: the session is over, and what waited for it fails. */
  readonly expire: () => Promise<void>;
  /** The page that a logout leads to stands. */
  readonly arrived: () => void;
  /** Stops listening to other tabs. */
  readonly close: () => void;
};

/** Specification, section 4: the app waits for restoration at most this long, in milliseconds. */
const restoreTimeoutMs = 5000;

function createSession(store: SessionStore, persistence: StatePersistence): Session {
  const context: SessionContext = { store, persistence, known: undefined };
  let stopListening = () => {};
  let closed = false;
  const state = () => selectSession(store.getState());
  const { entered, left, ended, arrived } = sessionSlice.actions;

  let made: SessionChanges | undefined;
  /** The changes come when one is due: a visitor's page carries nothing of them. */
  const changes = async () => {
    const { createChanges } = await import('./changeSession');
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
    // Before that it is not known what to compare with; restoration looks again at its end.
    if (closed || (context.known === undefined && state().status === 'restoring')) return;
    const nameless = token !== undefined && key !== '' && !isNamed(key);
    if (refused || nameless || token !== context.known) await (await changes()).follow(refused);
  };
  const look = (refused?: boolean) => onEvent(refused).catch(() => undefined);
  const onRefused = async () => {
    const { known } = context;
    if (isHere()) await look(true);
    if (isHere() && context.known === known) store.dispatch(ended());
  };

  return {
    restore: async () => {
      setSessionHooks({ settled: whenSettled, look, onRefused });
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
        // Fetched while there is a network: logging out works without one.
        await changes().catch(() => undefined);
      } else {
        const asked = await changes();
        if (state().status === 'restoring') await asked.identifyUser(token, restoreTimeoutMs);
      }
      // Another tab may have logged in or out meanwhile.
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

/** @param persistence how the store keeps each member's state */
export function openSession(store: SessionStore, persistence: StatePersistence): Session {
  registerSession(sessionCalls);
  return createSession(store, persistence);
}

export type SessionServices = { readonly session: Session };

/**
 * Who is here: `restoring` in the prerendered document and until stored state is back, then
 * `visitor`, `member` or `admin` (who is a member too).
 */
export const useSession = () => useSelector(selectSession);

/** The ways to change the session. */
export const useSessionActions = (): Session =>
  useService(({ session }: SessionServices) => session);
