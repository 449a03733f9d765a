import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isScreen } from '@/app/screens';
import { adminAccount } from '@/content/demoAccounts';
import { hero } from '@/content/home';
import { memberMenu } from '@/content/memberMenu';
import { signInWords } from '@/content/loginWords';
import { portalApi } from '@/api/portalApi';
import { paths, withQuery } from '@/config/paths';
import { openQuoteReview, submitLogin, findSignInDialog, getSubmitButton } from '../setup/forms';
import { restoreModule } from '../setup/lifecycle';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** Two closed pages, which show what the page behind a guard is: any page will do. */
vi.mock('@/app/screens', async (original) => {
  const real = await original<typeof import('@/app/screens')>();
  const closedScreens = [
    real.memberScreen('/community', 'ResetPasswordPage'),
    real.adminScreen('/admin-dashboard', 'ResetPasswordPage'),
  ];
  const ours = closedScreens.map(({ path }) => path);
  const screens = [...real.screens.filter(({ path }) => !ours.includes(path)), ...closedScreens];
  return {
    ...real,
    screens,
    isScreen: (path: string) => screens.some((one) => one.path === path),
  };
});

const inside = () => screen.findByRole('heading', { level: 1, name: 'Reset password' });

test.each([
  ['visitor', '/community?post=7&x=%2F', paths.communityLogin],
  ['visitor', '/admin-dashboard?a=1', paths.adminLogin],
  ['member', '/admin-dashboard', paths.adminLogin],
] as const)('a %s at %s is led to the login, which knows the way back', async (as, url, login) => {
  const visit = await renderAt(url, { as });
  await waitFor(() => expect(visit.address()).toBe(withQuery(login, { next: url })));
  expect(screen.queryByRole('heading', { name: 'Reset password' })).toBeNull();
});

test.each([
  ['member', '/community'],
  ['admin', '/community'],
  ['admin', '/admin-dashboard'],
] as const)('a %s stays at %s, which search engines leave out', async (as, url) => {
  const visit = await renderAt(url, { as });
  expect(await inside()).toBeVisible();
  await waitFor(() => expect(visit.address()).toBe(url));
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('the login leads back to the page that required it', async () => {
  const visit = await renderAt('/community?post=7');
  await submitLogin(visit.user);
  await waitFor(() => expect(visit.address()).toBe('/community?post=7'));
  expect(await inside()).toBeVisible();
});

test('the members have a way to each page there is, and to no other', async () => {
  await renderAt('/community', { as: 'member' });
  await inside();
  const [side, foot] = screen.getAllByRole('navigation', { name: 'Member' });
  if (side === undefined || foot === undefined) throw new Error('A navigation is missing.');
  const ways = (nav: HTMLElement) => within(nav).getAllByRole('link');
  for (const nav of [side, foot]) {
    const leads = ways(nav).map((link) => link.getAttribute('href') ?? '');
    expect(leads.filter((path) => !isScreen(path))).toEqual([]);
    expect(within(nav).getByRole('link', { name: 'Community' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(nav).getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/home');
  }
  expect(ways(foot).length).toBeLessThanOrEqual(5);
});

test('logging out inside leads to /home, and coming back requires a login', async () => {
  const visit = await renderAt('/community', { as: 'member' });
  await inside();
  await visit.user.click(await screen.findByRole('button', { name: memberMenu.label }));
  const banner = within(screen.getByRole('banner'));
  await visit.user.click(banner.getByRole('button', { name: 'logout' }));
  await waitFor(() => expect(visit.address()).toBe(paths.home));
  await visit.go('/community');
  await waitFor(() => expect(visit.address()).toBe(paths.home));
  await screen.findByRole('heading', { level: 1, name: hero.heading });
  await visit.go('/community');
  await waitFor(() =>
    expect(visit.address()).toBe(withQuery(paths.communityLogin, { next: '/community' })),
  );
});

test('closing the sign-in dialog on an admin page leads to the admin login', async () => {
  const visit = await renderAt('/admin-dashboard?tab=2', { as: 'admin' });
  await inside();
  await provider.database.expireTokens(adminAccount.email);
  const { myCommunities } = portalApi.injectEndpoints({
    endpoints: (build) => ({
      myCommunities: build.query<unknown, void>({ query: () => ({ path: '/my-communities' }) }),
    }),
  }).endpoints;
  void visit.store.dispatch(myCommunities.initiate());
  await findSignInDialog();
  await visit.user.click(screen.getByRole('button', { name: signInWords.close }));
  await waitFor(() =>
    expect(visit.address()).toBe(withQuery(paths.adminLogin, { next: '/admin-dashboard?tab=2' })),
  );
});

/** Of the quote form, but here, where modules are not shared with other files. */
test('who is on the way to another page when the answer comes is led nowhere else', async () => {
  const visit = await openQuoteReview();
  let arrive = () => {};
  const road = new Promise<void>((open) => {
    arrive = open;
  });
  vi.doMock('@/pages/FaqPage', async (original) => {
    await road;
    return { load: undefined, aside: undefined, ...(await original<object>()) };
  });
  const leaving = visit.go(paths.faq);
  await visit.user.click(getSubmitButton());
  const region = await screen.findByRole('region', { name: /Notifications/ });
  await within(region).findAllByText('Your request has been received.');
  arrive();
  await leaving;
  expect(visit.address()).toBe(paths.faq);
  await restoreModule('@/pages/FaqPage');
});
