import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { retryImport } from '@/lib/retryImport';
import { useService } from '@/lib/servicesContext';
import { isIdentifiedKey, userKey } from '@/lib/userKey';
import { whenTrue } from '@/lib/whenTrue';
import type { SessionChanges } from './changeSession';
import {
  selectLoggedIn,
  selectSession,
  type selectUser,
  sessionSlice,
  userSlice,
} from './session.slice';
import { accessToken, clearOldRecord, isAdminRecord, isRecordCurrent } from './readSession';
import type { Reauth } from './reauth';
import { subscribeToTabs } from './sessionSync';

type StoredState = object | undefined;

/** How the store separates members' state (decisions, section 3). */
export type StatePersistence = {
  readonly restore: () => Promise<void>;
  /** `key` is the `userKey`, empty for visitors; `earlier` their temporary one, if any. */
  readonly read: (key: string, earlier?: string) => Promise<StoredState>;
  /** Writes pending changes under the current key. */
  readonly flush: () => void;
  readonly show: (state: StoredState) => void;
  /** Removes others' data from this browser, except what would be lost. */
  readonly removeDataOfOthers: (present: string) => void;
  readonly removeLeftoverData: () => void;
  /** Moves rows from a temporary key to its member's, or data of earlier versions to new keys. */
  readonly migrate: (temporaryKey?: string, key?: string) => Promise<void>;
};

type SessionRootState = Parameters<typeof selectSession>[0] & Parameters<typeof selectUser>[0];

type SessionStore = Store<SessionRootState> & {
  readonly dispatch: ThunkDispatch<SessionRootState, unknown, UnknownAction>;
};

export type SessionContext = {
  readonly store: SessionStore;
  readonly persistence: StatePersistence;
  /** This page's token; the cookie may have another by now. */
  pageToken: string | undefined;
  /** Of the login in this document; not stored, since a copied tab would have it. */
  ownToken: string | undefined;
  /** Whose state this page shows; session storage may have the key of a later page of this tab. */
  pageKey: string;
  /** This login's key until the provider names its member, also over a reload; else empty. */
  temporaryKey: string;
};

export type LoginRequest = {
  readonly email: string;
  readonly password: string;
  readonly admin?: boolean;
};

/** Specification, section 4, in milliseconds. */
const restoreTimeoutMs = 5000;

/** The session of an app; `reauth` adds its token to calls. */
export function createSession(store: SessionStore, persistence: StatePersistence, reauth: Reauth) {
  const context: SessionContext = {
    store,
    persistence,
    pageToken: undefined,
    ownToken: undefined,
    pageKey: userKey(),
    temporaryKey: '',
  };
  let stopListening = () => {};
  let closed = false;
  const state = () => selectSession(store.getState());
  const { started, ended, expired, logoutRedirectCleared } = sessionSlice.actions;

  let made: SessionChanges | undefined;
  /** Loaded on demand: visitors need none of it. */
  const changes = async () => {
    const { createChanges } = await retryImport(() => import('./changeSession'), 'createChanges');
    return (made ??= createChanges(context));
  };

  const isSettled = () => state().status !== 'restoring' && !state().isExpired;
  const whenSettled = () => whenTrue(store, isSettled);
  const isHere = () => ['member', 'admin'].includes(state().status);
  const syncWithTabs = async (refused = state().isExpired) => {
    const [token, key] = [accessToken(), userKey()];
    // Too early to compare; restoring compares again at its end.
    const isRestoring = state().status === 'restoring';
    if (closed || (context.pageToken === undefined && isRestoring)) return;
    const nameless = token !== undefined && key !== '' && !isIdentifiedKey(key);
    if (refused || nameless || isRestoring || token !== context.pageToken)
      await (await changes()).syncWithTabs(refused);
  };
  const trySync = (refused?: boolean) => syncWithTabs(refused).catch(() => undefined);
  /** A page of the back/forward cache must neither show nor store another member's state. */
  const onRestored = () => {
    if (userKey() === context.pageKey) void trySync();
    else window.location.reload();
  };
  const onRefused = async () => {
    const { pageToken } = context;
    if (isHere()) await trySync(true);
    if (isHere() && context.pageToken === pageToken) store.dispatch(expired());
  };

  return {
    /** After hydration; waits at most 5,000 ms for the member's name. */
    restore: async () => {
      reauth.connect({ settled: whenSettled, syncWithTabs: trySync, onRefused });
      stopListening();
      stopListening = subscribeToTabs(() => void trySync(), onRestored);
      const token = accessToken();
      if (!isRecordCurrent()) context.temporaryKey = clearOldRecord();
      await persistence.restore();
      context.pageToken = token;
      context.pageKey = userKey();
      const loggedIn = selectLoggedIn(store.getState());
      if (token === undefined) {
        if (loggedIn) store.dispatch(userSlice.actions.loggedOut());
        store.dispatch(ended(undefined));
        persistence.removeLeftoverData();
      } else if (userKey() !== '') {
        if (!loggedIn) store.dispatch(userSlice.actions.loggedIn({ access: token }));
        store.dispatch(started({ admin: isAdminRecord(), isIdentified: true, another: false }));
        persistence.removeLeftoverData();
        // Loaded now, so that a logout works offline.
        await changes().catch(() => undefined);
      } else {
        // If its script is lost twice, the next event tries again.
        const loaded = await changes()
          .catch(() => changes())
          .catch(() => undefined);
        if (state().status === 'restoring') await loaded?.identifyUser(token, restoreTimeoutMs);
      }
      // Another tab may have acted meanwhile.
      if (accessToken() !== context.pageToken) await trySync();
    },
    /** Whether the member logged in here, not in another tab. */
    isOwnLogin: () => context.ownToken !== undefined && context.ownToken === accessToken(),
    /** `POST /login/`. Resolves with the error, if any. */
    logIn: async (login: LoginRequest) => (await changes()).logIn(login),
    /** Logs out in all tabs and clears the member's data. Resolves with where to go. */
    logOut: async () => (await changes()).logOut(),
    /** `logOut` later, or at once if the page is left. Undefined if another session began by then. */
    logOutAfter: async (delayMs: number) => (await changes()).logOutAfter(delayMs),
    /** The sign-in dialog was closed: ends the session, and waiting calls fail. */
    endExpired: async () => (await changes()).endExpired(),
    clearLogoutRedirect: () => void store.dispatch(logoutRedirectCleared()),
    close: () => {
      closed = true;
      stopListening();
    },
  };
}

export type SessionActions = ReturnType<typeof createSession>;

export type SessionServices = { readonly session: SessionActions; readonly sessionPort: Reauth };

/** `restoring` until stored state is back, then `visitor`, `member` or `admin` (also a member). */
export const useSession = () => useSelector(selectSession);

export const useSessionActions = (): SessionActions =>
  useService(({ session }: SessionServices) => session);
