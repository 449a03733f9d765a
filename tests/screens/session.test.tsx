import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { saveRecord, saveToken, userKeyOf } from '@/session/saveSession';
import { memberMenu } from '@/content/memberMenu';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { memberHome } from '@/features/session/redirectAfterLogin';
import { areaSlice } from '@/features/quote/area.slice';
import { selectSession } from '@/session/session.slice';
import { paths } from '@/config/paths';
import * as imports from '@/lib/retryImport';
import { submitLogin } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const memberKey = () => userKeyOf(memberAccount.email);
const status = ({ store }: Visit) => selectSession(store.getState()).status;
const cookies = () => document.cookie;
const storedState = (key: string) => localStorage.getItem(`persist:root${key}`);
const calls = (path: string) => provider.received.all().filter((call) => call.path === path);

/** Session news as another tab stores them: this one hears of it, or looks on a later event. */
function hearFromOtherTab(what: 'in' | 'out', key: string, event = 'storage') {
  localStorage.setItem('kb:session', JSON.stringify({ act: what, key, admin: false }));
  const written = new StorageEvent('storage', { key: 'kb:session', bubbles: true });
  document.dispatchEvent(event === 'storage' ? written : new Event(event, { bubbles: true }));
}

const forgetCookie = () => {
  document.cookie = 'token=; Path=/; Max-Age=0';
};

describe('restoration', () => {
  test('a tab that knows its member requests nothing', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    await waitFor(() => expect(status(visit)).toBe('member'));
    expect(calls('/auth/users/me/')).toEqual([]);
  });

  test('a cookie alone: key and flags come from the profile call', async () => {
    const { access } = await provider.logIn('member');
    saveToken(access);
    sessionStorage.clear();
    const visit = await renderAt('/faq');
    await waitFor(() => expect(status(visit)).toBe('member'));
    expect(sessionStorage.getItem('userKey')).toBe(memberKey());
    expect(sessionStorage.getItem('isLoggedIn')).toBe('true');
    expect(sessionStorage.getItem('accessToken')).toBe(access);
    expect(visit.store.getState().user).toMatchObject({ loggedIn: true, user: { access } });
    expect(calls('/auth/users/me/')).toHaveLength(1);
    expect(calls('/auth/users/me/')[0]?.headers['authorization']).toBe(`JWT ${access}`);
  });

  test('a cookie nobody knows any more is dropped, without a word', async () => {
    saveToken('long gone');
    sessionStorage.clear();
    const visit = await renderAt('/faq');
    await waitFor(() => expect(status(visit)).toBe('visitor'));
    expect(cookies()).not.toContain('token');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('where the provider does not answer, the portal starts without and requests it again', async () => {
    const { access } = await provider.logIn('member');
    saveToken(access);
    sessionStorage.clear();
    provider.faults.add('profile-fails');
    const visit = await renderAt(paths.communityLogin);
    await waitFor(() => expect(status(visit)).toBe('member'));
    await waitFor(() => expect(visit.address()).toBe(paths.communityLogin));
    provider.faults.clear();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sessionStorage.getItem('userKey')).toBe(memberKey()));
    await waitFor(() => expect(visit.address()).toBe(memberHome));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('~'))).toEqual([]),
    );
  });

  test.each([
    ['createChanges', 1],
    ['createChanges', 2],
    ['readPersistedState', 1],
  ])('goes on after the script of %s was lost, %d times', async (lostName, times) => {
    const { access } = await provider.logIn('member');
    saveToken(access);
    sessionStorage.clear();
    const { retryImport } = imports;
    let lost = 0;
    vi.spyOn(imports, 'retryImport').mockImplementation((load, name) => {
      if (name !== lostName || lost === times) return retryImport(load, name);
      lost += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const visit = await renderAt('/faq');
    await waitFor(() => expect(lost).toBe(times));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(status(visit)).toBe('member'));
    expect(sessionStorage.getItem('userKey')).toBe(memberKey());
  });

  test('the timeout is 5,000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { access } = await provider.logIn('member');
    saveToken(access);
    sessionStorage.clear();
    provider.faults.add({ name: 'mute', path: '/auth/users/me/', kind: 'time-out' });
    const visit = await renderAt('/faq');
    await waitFor(() => expect(calls('/auth/users/me/')).toHaveLength(1));
    expect(status(visit)).toBe('restoring');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(status(visit)).toBe('member'));
  });

  test.each(['\u0000{]', '~', ' '])(
    'garbage in session storage (%j) counts for nothing',
    async (text) => {
      for (const name of ['userKey', 'accessToken', 'isLoggedIn', 'isAdminLoggedIn']) {
        sessionStorage.setItem(name, text);
      }
      const visit = await renderAt('/faq');
      await waitFor(() => expect(status(visit)).toBe('visitor'));
      expect(sessionStorage.getItem('userKey')).toBeNull();
    },
  );

  test.each([
    ['admin', true],
    ['member', false],
  ] as const)('in a reopened browser who logged in as %s is one again', async (role, admin) => {
    const first = await renderAt('/faq');
    await act(async () => void (await first.session.logIn({ ...adminAccount, admin })));
    cleanup();
    sessionStorage.clear();
    const visit = await renderAt('/faq');
    await waitFor(() => expect(status(visit)).toBe(role));
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBe(admin ? 'true' : null);
  });
});

describe('logging out', () => {
  const openMenu = async ({ user }: Visit) => {
    await user.click(await screen.findByRole('button', { name: memberMenu.label }));
    const banner = screen.getByRole('banner');
    return within(banner).getByRole('button', { name: 'logout' });
  };

  test('from the menu: everything of the member goes, and the visit is at /home', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    const logout = await openMenu(visit);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', paths.home);
    visit.store.dispatch(areaSlice.actions.set('Kingdom builder'));
    await waitFor(() => expect(storedState(memberKey())).toContain('Kingdom builder'));
    await visit.user.click(logout);
    await waitFor(() => expect(visit.address()).toBe(paths.home));
    const message = await screen.findByText(memberMenu.loggedOut);
    expect(message).toHaveTextContent('LoggedOut Successfully');
    expect(cookies()).not.toContain('token');
    for (const name of ['userKey', 'accessToken', 'isLoggedIn', 'isAdminLoggedIn']) {
      expect(sessionStorage.getItem(name)).toBeNull();
    }
    await waitFor(() => expect(storedState(memberKey())).toBeNull());
    expect(visit.store.getState().area).toEqual({ area: '' });
    expect(visit.store.getState().user).toEqual({ loggedIn: false, user: {} });
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(await nav.findByRole('link', { name: 'User login' })).toBeVisible();
  });

  test('without its script shows that it failed', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    const logout = await openMenu(visit);
    vi.spyOn(imports, 'retryImport').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await visit.user.click(logout);
    expect(await screen.findByText('Network error, try again!')).toBeVisible();
    expect(cookies()).toContain('token');
  });

  test('Escape closes the menu and gives the focus back', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    await openMenu(visit);
    await visit.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'logout' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: memberMenu.label })).toHaveFocus(),
    );
  });

  test.each(['storage', 'pageshow', 'online', 'visibilitychange'])(
    'in another tab logs this one out on %s',
    async (event) => {
      const visit = await renderAt('/faq', { as: 'member' });
      await waitFor(() => expect(status(visit)).toBe('member'));
      forgetCookie();
      await act(async () => hearFromOtherTab('out', memberKey(), event));
      await waitFor(() => expect(status(visit)).toBe('visitor'));
      await waitFor(() => expect(storedState(memberKey())).toBeNull());
      expect(sessionStorage.getItem('userKey')).toBeNull();
      await waitFor(() => expect(visit.address()).toBe('/faq'));
    },
  );

  test('a cookie that lapsed is no logout', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    await waitFor(() => expect(status(visit)).toBe('member'));
    forgetCookie();
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(status(visit)).toBe('member');
  });
});

describe('two members on one browser', () => {
  test('who logs in over another sees nothing of them, and nothing of them stays', async () => {
    const visit = await renderAt(paths.communityLogin);
    await submitLogin(visit.user);
    await waitFor(() => expect(visit.address()).toBe(memberHome));
    visit.store.dispatch(areaSlice.actions.set('Kingdom builder'));
    await waitFor(() => expect(storedState(memberKey())).toContain('Kingdom builder'));
    await act(async () => void (await visit.session.logIn(adminAccount)));
    const key = userKeyOf(adminAccount.email);
    expect(sessionStorage.getItem('userKey')).toBe(key);
    expect(visit.store.getState().area).toEqual({ area: '' });
    await waitFor(() => expect(storedState(memberKey())).toBeNull());
    await waitFor(() => expect(storedState(key)).toContain('Whitfield'));
    expect(storedState(key)).not.toContain('Kingdom builder');
  });

  test('a login in another tab takes this one along', async () => {
    const visit = await renderAt('/faq', { as: 'member' });
    await waitFor(() => expect(status(visit)).toBe('member'));
    const admin = await provider.logIn('admin');
    document.cookie = `token=${admin.access}; Path=/`;
    const key = userKeyOf(adminAccount.email);
    await act(async () => hearFromOtherTab('in', key));
    await waitFor(() => expect(sessionStorage.getItem('userKey')).toBe(key));
    expect(sessionStorage.getItem('accessToken')).toBe(admin.access);
    expect(visit.store.getState().user.user).toEqual({ access: admin.access });
  });
});

test('a record without its cookie is a visitor', async () => {
  saveRecord({ token: 'x', key: memberKey(), admin: true });
  const visit = await renderAt('/faq');
  await waitFor(() => expect(status(visit)).toBe('visitor'));
  expect(sessionStorage.getItem('isAdminLoggedIn')).toBeNull();
});
