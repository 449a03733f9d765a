import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { accessToken } from '@/api/accessToken';
import type { ProviderError } from '@/api/providerError';
import { keepSession } from '@/api/sessionKeeper';
import { onNews } from '@/api/onSessionNews';
import { dropRecord, isAdminRecord, isNamed, recordHolds } from '@/api/sessionRecord';
import { userKey } from '@/lib/userKey';
import { selectSession, sessionSlice } from './session.slice';
import type { Shelf } from './shelf';
import { selectLoggedIn, type selectUser, userSlice } from './user.slice';

type SessionState = Parameters<typeof selectSession>[0] & Parameters<typeof selectUser>[0];

/** The portal's store, as far as the session needs it. */
export type SessionStore = Store<SessionState> & {
  readonly dispatch: ThunkDispatch<SessionState, unknown, UnknownAction>;
};

/** What the parts of a session share. */
export type SessionPlace = {
  readonly store: SessionStore;
  readonly shelf: Shelf;
  /** The token this page lives by; the cookie may be another's by now. */
  known: string | undefined;
};

/** What a login form asks for; `admin` where it is the admin login. */
export type LogIn = { readonly email: string; readonly password: string; readonly admin?: boolean };

/** The one place that changes the session. */
export type Session = {
  /** Brings the session back after hydration; decides within 5,000 ms. */
  readonly restore: () => Promise<void>;
  /** Calls `POST /login/` and enters. Resolves with what went wrong, or with nothing. */
  readonly logIn: (login: LogIn) => Promise<ProviderError | undefined>;
  /**
   * Logs out in all open tabs: token, flags, that member's state and every cached answer.
   * @returns where to go from here
   */
  readonly logOut: () => Promise<string>;
  /** The sign-in dialog was closed: the session is over, and what waited for it fails. */
  readonly giveUp: () => Promise<void>;
  /** The page that a logout leads to stands. */
  readonly arrived: () => void;
  /** Stops listening to other tabs. */
  readonly close: () => void;
};

/** Specification, section 4: the app waits for restoration at most this long, in milliseconds. */
const restorationTime = 5000;

function createSession(store: SessionStore, shelf: Shelf): Session {
  const place: SessionPlace = { store, shelf, known: undefined };
  let stopListening = () => {};
  let closed = false;
  const state = () => selectSession(store.getState());
  const { entered, left, ended, arrived } = sessionSlice.actions;

  /** The changes come when one is due: a visitor's page carries nothing of them. */
  const changes = async () => (await import('./sessionChanges')).changesOf(place);

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
  const onHeard = async (refused = state().ended) => {
    const [token, key] = [accessToken(), userKey()];
    // Before that it is not known what to compare with; restoration looks again at its end.
    if (closed || (place.known === undefined && state().status === 'restoring')) return;
    const nameless = token !== undefined && key !== '' && !isNamed(key);
    if (refused || nameless || token !== place.known) await (await changes()).follow(refused);
  };
  const look = (refused?: boolean) => onHeard(refused).catch(() => undefined);
  const onRefused = async () => {
    const { known } = place;
    if (isHere()) await look(true);
    if (isHere() && place.known === known) store.dispatch(ended());
  };

  return {
    restore: async () => {
      keepSession({ settled: whenSettled, look, end: onRefused });
      stopListening();
      stopListening = onNews(() => void look());
      const token = accessToken();
      if (!recordHolds()) dropRecord();
      await shelf.open();
      place.known = token;
      const loggedIn = selectLoggedIn(store.getState());
      if (token === undefined) {
        if (loggedIn) store.dispatch(userSlice.actions.loggedOut());
        store.dispatch(left(undefined));
      } else if (userKey() !== '') {
        if (!loggedIn) store.dispatch(userSlice.actions.loggedIn({ access: token }));
        store.dispatch(entered({ admin: isAdminRecord(), named: true, another: false }));
        // Fetched while there is a network: logging out works without one.
        await changes().catch(() => undefined);
      } else {
        const asked = await changes();
        if (state().status === 'restoring') await asked.nameOwner(token, restorationTime);
      }
      // Another tab may have logged in or out meanwhile.
      if (accessToken() !== place.known) await look();
    },
    logIn: async (login) => (await changes()).logIn(login),
    logOut: async () => (await changes()).logOut(),
    giveUp: async () => (await changes()).giveUp(),
    arrived: () => void store.dispatch(arrived()),
    close: () => {
      closed = true;
      stopListening();
    },
  };
}

const sessions = new WeakMap<object, Session>();

/** Opens the session of a store. @param shelf how the store keeps each member's state */
export function openSession(store: SessionStore, shelf: Shelf): Session {
  const session = createSession(store, shelf);
  sessions.set(store, session);
  return session;
}

/** The session of a store. @throws where none was opened */
export function sessionOf(store: object): Session {
  const session = sessions.get(store);
  if (session === undefined) throw new Error('This store has no session.');
  return session;
}
