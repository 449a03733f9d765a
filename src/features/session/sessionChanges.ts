import { accessToken } from '@/api/accessToken';
import { keepRecord, temporaryKey, userKeyOf } from '@/api/keepRecord';
import { dropAccessToken, keepAccessToken } from '@/api/keepToken';
import type { CurrentUser } from '@/api/models/profile';
import { offlineError } from '@/api/providerError';
import { resetActions } from '@/api/registry';
import {
  endsSession,
  lastNews,
  loggedOut,
  type SessionNews,
  tellsOf,
  tellTabs,
} from '@/api/sessionNews';
import { dropRecord, isAdminRecord, isNamed } from '@/api/sessionRecord';
import { signInWords } from '@/content/signInWords';
import { paths } from '@/lib/paths';
import { userKey } from '@/lib/userKey';
import { showToast } from '@/ui/toast';
import { adminMark } from './adminMark';
import type { LogIn, SessionPlace } from './session';
import { selectSession, sessionSlice } from './session.slice';
import { tokenMark } from './tokenMark';
import { selectLoggedIn, selectUser, type SessionUser, userSlice } from './user.slice';

const loadApi = () => import('@/api/sessionApi');
const { entered, left } = sessionSlice.actions;

function createChanges(place: SessionPlace) {
  const { store, shelf } = place;
  const status = () => selectSession(store.getState()).status;
  let asking: { readonly token: string; readonly done: Promise<void> } | undefined;

  const forgetAnswers = () => {
    for (const action of resetActions()) store.dispatch(action);
  };

  /** Puts a member on this tab. Between reading their state and showing it nothing is awaited. */
  async function enter(token: string, key: string, admin: boolean, user?: SessionUser) {
    const [kept, own] = await Promise.all([shelf.read(key), shelf.read(userKey())]);
    const before = userKey();
    shelf.flush();
    keepRecord({ token, key, admin });
    place.known = token;
    if (key !== before) {
      shelf.show(kept);
      // Where nothing is kept any more, another tab has logged that member out before this one came.
      if (before !== '' && (!isNamed(before) || own === undefined)) shelf.remove(before);
      forgetAnswers();
    }
    const answer = user ?? { ...selectUser(store.getState()), access: token };
    store.dispatch(userSlice.actions.loggedIn(answer));
    const another = isNamed(before) && before !== key;
    store.dispatch(entered({ admin, named: isNamed(key), another }));
    shelf.flush();
    if (isNamed(key)) void tokenMark.set(token, key);
  }

  /** Puts on this tab whoever this browser knows the token of; a member without a name where nobody. */
  async function enterUnasked(token: string, still: () => boolean) {
    const owner = await tokenMark.ownerOf(token);
    if (!still() || accessToken() !== token) return;
    if (owner !== undefined) await enter(token, owner, adminMark.is(owner));
    else await enter(token, temporaryKey(), false, { access: token });
  }

  /**
   * Leaves nobody on this tab.
   * @param forget true where what was kept for the member goes too
   * @returns false where another change came first, which stays
   */
  async function leave(exit: string | undefined, forget: boolean): Promise<boolean> {
    const [key, before] = [userKey(), status()];
    const kept = await shelf.read('');
    if (userKey() !== key || status() !== before) return false;
    store.dispatch(userSlice.actions.loggedOut());
    shelf.flush();
    dropRecord();
    place.known = undefined;
    if (forget && key !== '') shelf.remove(key);
    if (key !== '') shelf.show(kept);
    if (selectLoggedIn(store.getState())) store.dispatch(userSlice.actions.loggedOut());
    forgetAnswers();
    store.dispatch(left(exit));
    return true;
  }

  /** Another tab has ended this one's session. @param news what it told */
  async function leaveBy(news: SessionNews, key: string) {
    const exit = isAdminRecord() ? paths.adminLogin : paths.home;
    const forget = loggedOut(news, key) || (await shelf.read(key)) === undefined;
    const token = accessToken();
    if (!(await leave(exit, forget))) return;
    // A refused token that this tab still sees is nobody's to come back by.
    place.known = token;
    showToast('info', signInWords.loggedOutElsewhere);
  }

  /** Asks the provider whose token this is. A token nobody knows any more is dropped. */
  async function askOwner(token: string) {
    const answer = await loadApi().then(
      ({ tokenOwner }) => store.dispatch(tokenOwner.initiate(undefined, { track: false })),
      () => ({ data: undefined, error: offlineError }),
    );
    const named = isNamed(userKey());
    if (accessToken() !== token || (named && place.known === token)) return;
    const user: CurrentUser | undefined = answer.data;
    const { error } = answer;
    if (user !== undefined) {
      const key = userKeyOf(user.profile.email);
      await enter(token, key, adminMark.is(key), { ...user.record, access: token });
      const { knowCurrentUser } = await loadApi();
      store.dispatch(knowCurrentUser(user));
    } else if (named) {
      // The next call is refused too, and asks for a new login over the page.
    } else if (error !== undefined && 'status' in error && error.status === 401) {
      dropAccessToken();
      await leave(undefined, false);
    } else if (userKey() === '') await enterUnasked(token, () => userKey() === '');
  }

  /** @param patience milliseconds after which the portal goes on without knowing their name */
  async function nameOwner(token: string, patience?: number) {
    const goOn = () => void enterUnasked(token, () => status() === 'restoring');
    const late = patience === undefined ? undefined : setTimeout(goOn, patience);
    if (asking?.token !== token) asking = { token, done: askOwner(token) };
    const mine = asking;
    await mine.done;
    if (asking === mine) asking = undefined;
    clearTimeout(late);
  }

  return {
    nameOwner,
    /**
     * Follows what another tab did, or what this one missed while it slept.
     * @param refused the provider has refused this page's token: only news can say more of it
     */
    follow: async (refused: boolean) => {
      const [token, key, news] = [accessToken(), userKey(), lastNews()];
      if (token === undefined && status() === 'restoring') {
        await leave(undefined, false);
      } else if (token === undefined || (refused && token === place.known)) {
        // A cookie that merely lapsed is noticed by the next call, which asks for a new login.
        const over = news?.act === 'out' || (token === undefined && endsSession(news, key));
        if (key !== '' && news && over) await leaveBy(news, key);
      } else if (token !== place.known && news && tellsOf(news, token)) {
        await enter(token, news.key, news.admin);
      } else await nameOwner(token);
    },
    logIn: async ({ email, password, admin: asked = false }: LogIn) => {
      const { login } = await loadApi();
      const answer = await store.dispatch(login.initiate({ email, password }, { track: false }));
      if (answer.error !== undefined) return 'kind' in answer.error ? answer.error : offlineError;
      const { token, record } = answer.data;
      const said = record['email'];
      const key = userKeyOf(typeof said === 'string' && said !== '' ? said : email);
      // An admin whose session ended logs in over the page and is an admin still; nobody else is.
      const admin = asked || (key === userKey() && isAdminRecord());
      keepAccessToken(token);
      adminMark.set(key, admin);
      tellTabs({ act: 'in', key, admin }, token);
      await enter(token, key, admin, record);
      return undefined;
    },
    logOut: async () => {
      const key = userKey();
      const exit = isAdminRecord() ? paths.adminLogin : paths.home;
      dropAccessToken();
      adminMark.set(key, false);
      tokenMark.drop();
      tellTabs({ act: 'out', key, admin: false });
      await leave(exit, true);
      return exit;
    },
    giveUp: async () => {
      // A login of another tab, which this one has not seen yet, is not given up with it.
      if ([undefined, place.known].includes(accessToken())) {
        dropAccessToken();
        tokenMark.drop();
      }
      await leave(undefined, false);
    },
  };
}

type Changes = ReturnType<typeof createChanges>;
const known = new WeakMap<SessionPlace, Changes>();

/** The changes of a page's session. */
export function changesOf(place: SessionPlace): Changes {
  const changes = known.get(place) ?? createChanges(place);
  known.set(place, changes);
  return changes;
}
