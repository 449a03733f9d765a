import type { CurrentUser } from '@/api/models/profile';
import { offlineError, toProviderError, unreadableError } from '@/api/providerError';
import { refetchActions, resetActions } from '@/api/registry';
import { signInWords } from '@/content/loginWords';
import { paths } from '@/config/paths';
import { textOf } from '@/lib/fieldOf';
import { retryImport } from '@/lib/retryImport';
import { isIdentifiedKey, userKey } from '@/lib/userKey';
import { showToast } from '@/ui/toast';
import {
  adminFlag,
  clearToken,
  moveEntries,
  saveRecord,
  saveToken,
  temporaryKey,
  tokenOwner,
  userKeyOf,
} from './saveSession';
import type { LoginRequest, SessionContext } from './session';
import {
  selectLoggedIn,
  selectSession,
  selectUser,
  sessionSlice,
  type SessionUser,
  userSlice,
} from './session.slice';
import { accessToken, clearRecord, isAdminRecord } from './readSession';
import { endsSession, isLoginWith, lastEvent, publishEvent } from './sessionSync';

const loadApi = () => retryImport(() => import('./session.api'), 'currentUser');
const { started, ended } = sessionSlice.actions;

export function createChanges(context: SessionContext) {
  const { store, persistence } = context;
  const status = () => selectSession(store.getState()).status;
  let fetching: { readonly token: string; readonly done: Promise<void> } | undefined;
  let isLoggingOut = false;

  const dispatchAll = (actions: ReturnType<typeof resetActions>) => {
    for (const action of actions) store.dispatch(action);
  };

  /** Never awaits between reading and showing the member's state. */
  async function startSession(token: string, key: string, admin: boolean, user?: SessionUser) {
    const earlier = isIdentifiedKey(key) && context.pageToken === token ? context.temporaryKey : '';
    // After a reload, before a form looks for the member's draft.
    if (earlier !== '' && userKey() !== earlier) {
      await persistence.migrate(earlier, key);
      if (accessToken() !== token) return;
    }
    persistence.flush();
    const stored = await persistence.read(key, earlier);
    const before = userKey();
    const isSameLogin = earlier !== '' && before === earlier;
    persistence.flush();
    if (earlier !== '') moveEntries(earlier, key);
    if (isIdentifiedKey(key)) context.temporaryKey = '';
    saveRecord({ token, key, admin });
    context.pageToken = token;
    context.pageKey = key;
    if (key !== before) {
      persistence.show(stored);
      // A reset would abort what is being sent.
      dispatchAll(isSameLogin ? refetchActions() : resetActions(store.getState()));
    }
    const answer = user ?? { ...selectUser(store.getState()), access: token };
    store.dispatch(userSlice.actions.loggedIn(answer));
    const another = before !== '' && before !== key && !isSameLogin;
    store.dispatch(started({ admin, isIdentified: isIdentifiedKey(key), another }));
    persistence.flush();
    if (!isIdentifiedKey(key)) return;
    tokenOwner.save(token, key);
    const removeOthers = () => userKey() === key && persistence.removeDataOfOthers(key);
    // The open outbox and open forms move their own at once.
    if (isSameLogin) void persistence.migrate(earlier, key).then(removeOthers);
    else removeOthers();
  }

  /** Enters with this browser's token before it is known whose it is. */
  async function startUnidentified(token: string, still: () => boolean) {
    const owner = tokenOwner.find(token);
    if (!still() || accessToken() !== token) return;
    if (owner !== undefined) await startSession(token, owner, adminFlag.isSet(owner));
    else {
      context.temporaryKey ||= temporaryKey();
      await startSession(token, context.temporaryKey, false, { access: token });
    }
  }

  /** Logs this tab out; false if another change came first. */
  async function endSession(logoutRedirect: string | undefined): Promise<boolean> {
    const [key, before] = [userKey(), status()];
    const stored = await persistence.read('');
    if (userKey() !== key || status() !== before) return false;
    store.dispatch(userSlice.actions.loggedOut());
    persistence.flush();
    clearRecord();
    context.pageToken = undefined;
    context.pageKey = '';
    context.temporaryKey = '';
    if (key !== '') persistence.show(stored);
    if (selectLoggedIn(store.getState())) store.dispatch(userSlice.actions.loggedOut());
    dispatchAll(resetActions(store.getState()));
    store.dispatch(ended(logoutRedirect));
    persistence.removeDataOfOthers('');
    return true;
  }

  /** Waits for nothing: a page that is left has no later moment. */
  function clearLogin(): void {
    const key = userKey();
    clearToken();
    adminFlag.set(key, false);
    tokenOwner.clear();
    publishEvent({ act: 'out', key, admin: false });
  }

  async function logOut(): Promise<string> {
    const logoutRedirect = isAdminRecord() ? paths.adminLogin : paths.home;
    clearLogin();
    await endSession(logoutRedirect);
    return logoutRedirect;
  }

  async function endByOtherTab() {
    const logoutRedirect = isAdminRecord() ? paths.adminLogin : paths.home;
    const token = accessToken();
    if (!(await endSession(logoutRedirect))) return;
    // This tab must not log in again with the token that was logged out.
    context.pageToken = token;
    if (!isLoggingOut) showToast('info', signInWords.loggedOutInOtherTab);
  }

  /** Asks the provider whose token it is; drops a dead token. */
  async function fetchOwner(token: string) {
    const answer = await loadApi().then(
      ({ fetchTokenUser }) => store.dispatch(fetchTokenUser.initiate(undefined, { track: false })),
      () => ({ data: undefined, error: offlineError }),
    );
    const named = isIdentifiedKey(userKey());
    if (accessToken() !== token || (named && context.pageToken === token)) return;
    const user: CurrentUser | undefined = answer.data;
    const { error } = answer;
    if (user !== undefined) {
      const key = userKeyOf(user.profile.email);
      await startSession(token, key, adminFlag.isSet(key), { ...user.record, access: token });
      const { cacheCurrentUser } = await loadApi();
      // Another member may have logged in meanwhile.
      if (accessToken() === token && userKey() === key) store.dispatch(cacheCurrentUser(user));
    } else if (named) {
      // The next call is refused too, and opens the sign-in dialog.
    } else if (error !== undefined && 'status' in error && error.status === 401) {
      clearToken();
      tokenOwner.clear();
      await endSession(undefined);
    } else if (userKey() === '') await startUnidentified(token, () => userKey() === '');
  }

  /** Gives up waiting for the member's name after `timeoutMs`. */
  async function identifyUser(token: string, timeoutMs?: number) {
    const startLate = () =>
      void startUnidentified(token, () => status() === 'restoring').catch(() => undefined);
    const late = timeoutMs === undefined ? undefined : setTimeout(startLate, timeoutMs);
    if (fetching?.token !== token) fetching = { token, done: fetchOwner(token) };
    const own = fetching;
    try {
      await own.done;
    } finally {
      // The next event tries again.
      if (fetching === own) fetching = undefined;
      clearTimeout(late);
    }
  }

  return {
    identifyUser,
    /** Follows other tabs; after `refused` only an event can change anything. */
    syncWithTabs: async (refused: boolean) => {
      const [token, key, event] = [accessToken(), userKey(), lastEvent()];
      if (token === undefined && status() === 'restoring') {
        await endSession(undefined);
      } else if (token === undefined || (refused && token === context.pageToken)) {
        // A lapsed cookie shows at the next call, which opens the sign-in dialog.
        const isOver = event?.act === 'out' || (token === undefined && endsSession(event, key));
        if (key !== '' && event && isOver) await endByOtherTab();
      } else if (token !== context.pageToken && event && isLoginWith(event, token)) {
        await startSession(token, event.key, event.admin);
      } else await identifyUser(token);
    },
    logIn: async ({ email, password, admin: isAdminLogin = false }: LoginRequest) => {
      const { login } = await loadApi();
      const answer = await store.dispatch(login.initiate({ email, password }, { track: false }));
      if (answer.error !== undefined) return toProviderError(answer.error);
      const { token, record } = answer.data;
      // A tab of an earlier version may have stored more.
      await persistence.migrate();
      // Some providers answer with tokens alone: then the typed address tells who it is.
      const known = textOf(record, 'email') || email.trim();
      const key = userKeyOf(known);
      // An admin who logs in again over the page stays an admin.
      const admin = isAdminLogin || (key === userKey() && isAdminRecord());
      saveToken(token);
      context.ownToken = token;
      if (accessToken() !== token) {
        clearToken();
        return { ...unreadableError, message: signInWords.notSaved };
      }
      adminFlag.set(key, admin);
      publishEvent({ act: 'in', key, admin }, token);
      await startSession(token, key, admin, { ...record, email: known });
      return undefined;
    },
    logOut,
    logOutAfter: async (delayMs: number) => {
      const key = userKey();
      let token = accessToken();
      const isSameSession = () => userKey() === key && accessToken() === token;
      const onHidden = () => {
        if (!isSameSession()) return;
        clearLogin();
        token = undefined;
        persistence.removeDataOfOthers('');
      };
      const stop = new AbortController();
      const { signal } = stop;
      window.addEventListener('pagehide', onHidden, { signal });
      // On phones a hidden page may end without another event.
      document.addEventListener(
        'visibilitychange',
        () => document.visibilityState === 'hidden' && onHidden(),
        { signal },
      );
      isLoggingOut = true;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      isLoggingOut = false;
      stop.abort();
      return isSameSession() ? logOut() : undefined;
    },
    endExpired: async () => {
      // Do not remove the token of another tab's newer login.
      if ([undefined, context.pageToken].includes(accessToken())) clearLogin();
      await endSession(undefined);
    },
  };
}

export type SessionChanges = ReturnType<typeof createChanges>;
