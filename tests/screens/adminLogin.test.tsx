import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage, matchScreen } from '@/app/router/routeModules';
import { screens } from '@/app/screens';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { adminWords, adminLoginPage } from '@/content/adminWords';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { selectSession } from '@/session/session.slice';
import { paths, withQuery } from '@/config/paths';
import { showToast } from '@/ui/toast';
import { findLoginForm, submitLogin } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { mockToasts } from '../setup/publishing';

const form = adminLoginPage.title;
const status = ({ store }: Visit) => selectSession(store.getState()).status;
const calls = (path: string) => provider.received.all().filter((call) => call.path === path);
const flags = ['userKey', 'accessToken', 'isLoggedIn', 'isAdminLoggedIn'];

beforeEach(mockToasts);

describe('the admin login', () => {
  test('is one call, sets token and flags, and leads to the dashboard', async () => {
    const visit = await renderAt(paths.adminLogin);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TPOB Admin login');
    await submitLogin(visit.user, { ...adminAccount, form });
    await waitFor(() => expect(visit.address()).toBe(paths.adminDashboard));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const [login, ...more] = calls('/login/');
    expect(more).toEqual([]);
    expect(login).toMatchObject({
      method: 'POST',
      body: { email: adminAccount.email, password: adminAccount.password },
    });
    expect(login?.headers).not.toHaveProperty('authorization');
    const token = sessionStorage.getItem('accessToken');
    expect(document.cookie).toContain(`token=${token}`);
    expect(sessionStorage.getItem('isLoggedIn')).toBe('true');
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBe('true');
    expect(sessionStorage.getItem('userKey')).toBe(userKeyOf(adminAccount.email));
    expect(visit.store.getState().user).toMatchObject({ loggedIn: true, user: { access: token } });
    expect(status(visit)).toBe('admin');
  });

  test('leads back to the page that required it', async () => {
    const visit = await renderAt(`${paths.adminCreatePoll}?a=1`);
    const next = `${paths.adminCreatePoll}?a=1`;
    await waitFor(() => expect(visit.address()).toBe(withQuery(paths.adminLogin, { next })));
    await submitLogin(visit.user, { ...adminAccount, form });
    await waitFor(() => expect(visit.address()).toBe(next));
  });

  test('an admin who is here already goes on; a member finds the form', async () => {
    const visit = await renderAt(paths.adminLogin, { as: 'member' });
    await waitFor(() => expect(status(visit)).toBe('member'));
    await findLoginForm(form);
    await waitFor(() => expect(visit.address()).toBe(paths.adminLogin));
    await act(async () => void (await visit.session.logIn({ ...adminAccount, admin: true })));
    await waitFor(() => expect(visit.address()).toBe(paths.adminDashboard));
  });

  test('a refusal is shown under the password, and what was typed stays', async () => {
    const visit = await renderAt(paths.adminLogin);
    await submitLogin(visit.user, { email: adminAccount.email, password: 'wrong', form });
    const { email, password } = await findLoginForm(form);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'No active account found with the given credentials',
      ),
    );
    expect(email).toHaveValue(adminAccount.email);
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBeNull();
  });

  test('without an answer: Network error, try again!', async () => {
    const { user } = await renderAt(paths.adminLogin);
    provider.faults.add('login-offline');
    await submitLogin(user, { ...adminAccount, form });
    const { password } = await findLoginForm(form);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Network error, try again!'));
  });

  test('offers help with the password and the members’ login, and stays out of search engines', async () => {
    await renderAt(paths.adminLogin);
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      paths.resetPassword,
      paths.communityLogin,
    ]);
    const { head } = await loadPage(matchScreen(paths.adminLogin).page);
    expect(head(paths.adminLogin).index).toBe(false);
  });
});

const adminPaths = screens.filter(({ access }) => access === 'admin').map(({ path }) => path);

describe.each(adminPaths)('%s', (path) => {
  test.each(['visitor', 'member'] as const)('leads a %s to the admin login', async (as) => {
    const visit = await renderAt(path, { as });
    await waitFor(() => expect(visit.address()).toBe(withQuery(paths.adminLogin, { next: path })));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(form));
  });

  test('shows an admin its heading inside the admin frame', async () => {
    const visit = await renderAt(path, { as: 'admin' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    const ways = within(screen.getByRole('navigation', { name: 'Admin' }));
    const here = [
      paths.adminDashboard,
      paths.adminAllTasks,
      paths.adminShowcase,
      paths.adminCreatePost,
      paths.adminCreatePoll,
    ].filter((way) => way === path);
    const current = ways
      .getAllByRole('link')
      .filter((way) => way.getAttribute('aria-current') === 'page');
    expect(current.map((way) => way.getAttribute('href'))).toEqual(here);
    await waitFor(() => expect(visit.address()).toBe(path));
    expect(screen.getAllByRole('main')).toHaveLength(1);
    // Headers inside the page are those of its parts.
    const banners = screen
      .getAllByRole('banner')
      .filter((banner) => banner.closest('main') === null);
    expect(banners).toHaveLength(1);
  });
});

describe('the account', () => {
  const open = async () => {
    const visit = await renderAt(paths.adminDashboard, { as: 'admin' });
    const button = await screen.findByRole('button', { name: adminWords.who });
    await visit.user.click(button);
    return { ...visit, button };
  };

  test('My Account shows who is logged in, and gives the focus back', async () => {
    const { user, button } = await open();
    await user.click(screen.getByRole('button', { name: 'My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Whitfield/ }));
    expect(dialog.getByText(adminAccount.email)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('Logout: the toast at once, everything else 2,000 ms later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const visit = await open();
    await visit.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(vi.mocked(showToast).mock.calls).toEqual([['success', 'LoggedOut Successfully']]);
    await visit.user.click(visit.button);
    await visit.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(showToast).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBe('true');
    expect(document.cookie).toContain('token=');
    await waitFor(() => expect(visit.address()).toBe(paths.adminDashboard));
    await act(() => vi.advanceTimersByTimeAsync(600));
    await waitFor(() => expect(visit.address()).toBe(paths.adminLogin));
    expect(document.cookie).not.toContain('token');
    for (const flag of flags) expect(sessionStorage.getItem(flag)).toBeNull();
    expect(visit.store.getState().user).toEqual({ loggedIn: false, user: {} });
  });

  const pressLogout = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const visit = await open();
    await visit.user.click(screen.getByRole('button', { name: 'Logout' }));
    return visit;
  };

  test.each(['left', 'hidden'])(
    'Logout removes the login at once where the page is %s',
    async (how) => {
      const key = userKeyOf(adminAccount.email);
      localStorage.setItem('kb:admin', key);
      localStorage.setItem('kb:token-owner', `digest ${key}`);
      const visit = await pressLogout();
      const visibility = vi.spyOn(document, 'visibilityState', 'get');
      if (how === 'left') window.dispatchEvent(new Event('pagehide'));
      else {
        visibility.mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      }
      expect(document.cookie).not.toContain('token');
      expect(sessionStorage.getItem('accessToken')).toBeNull();
      expect(localStorage.getItem('kb:admin')).toBeNull();
      expect(localStorage.getItem('kb:token-owner')).toBeNull();
      expect(localStorage.getItem('kb:session')).toContain('"act":"out"');
      await waitFor(() => expect(localStorage.getItem(`persist:root${key}`)).toBeNull());
      // It comes back from the back/forward cache.
      visibility.mockReturnValue('visible');
      await act(async () => void window.dispatchEvent(new Event('pageshow')));
      await waitFor(() => expect(visit.address()).toBe(paths.adminLogin));
      for (const flag of flags) expect(sessionStorage.getItem(flag)).toBeNull();
      expect(vi.mocked(showToast).mock.calls).toEqual([['success', 'LoggedOut Successfully']]);
    },
  );

  test('Logout of a hidden page leads on after the 2,000 ms', async () => {
    const visit = await pressLogout();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await getConfig().asyncWrapper(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { level: 1, name: form })).toBeVisible();
    expect(visit.address()).toBe(paths.adminLogin);
  });

  const otherLogins = {
    'on this page': async (user: UserEvent) => {
      const demo = within(screen.getByRole('complementary', { name: 'Demo' }));
      await user.click(demo.getByRole('button', { name: 'member' }));
      await screen.findByRole('button', { name: memberMenu.label });
    },
    'in another tab': async () => saveToken((await provider.logIn('member')).access),
  };

  test.each(Object.entries(otherLogins))(
    'Logout ends no session that began %s within the 2,000 ms',
    async (_, logIn) => {
      const visit = await pressLogout();
      await logIn(visit.user);
      const { cookie } = document;
      window.dispatchEvent(new Event('pagehide'));
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(document.cookie).toBe(cookie);
      expect(cookie).toContain('token=');
      expect(status(visit)).not.toBe('visitor');
    },
  );
});

test('a member who logs in over an admin’s page is no admin', async () => {
  const visit = await renderAt(paths.adminDashboard, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await act(async () => void (await visit.session.logIn(memberAccount)));
  const next = paths.adminDashboard;
  await waitFor(() => expect(visit.address()).toBe(withQuery(paths.adminLogin, { next })));
  expect(sessionStorage.getItem('isAdminLoggedIn')).toBeNull();
});
