import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { paths, withQuery } from '@/config/paths';
import { submitLogin } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);

const menuLinks = [
  'Homepage',
  'Community',
  'Communities',
  'Polls',
  'Internship forum',
  'Empowerment Scheme',
  'Work Management Tools',
  'Outbox',
  'My requests',
  'My data',
];

test.each([paths.faq, paths.outbox, paths.myData, '/real-estate'])(
  'a member has the same menu and bar at %s',
  async (path) => {
    const { user } = await renderAt(path, { as: 'member' });
    const banner = screen.getByRole('banner');
    const button = await within(banner).findByRole('button', { name: memberMenu.label });
    expect(within(banner).queryByRole('link', { name: 'User login' })).toBeNull();
    await user.click(button);
    expect(within(banner).getByText('Naomi Okonjo')).toBeVisible();
    expect(links(banner).slice(-menuLinks.length)).toEqual(menuLinks);
    expect(within(banner).getByRole('button', { name: 'logout' })).toBeVisible();
    const bar = (await screen.findAllByRole('navigation', { name: 'Member' })).at(-1);
    expect(bar && links(bar)).toEqual(['Homepage', 'Community', 'Communities', 'Polls', 'Tools']);
    expect(document.documentElement).toHaveAttribute('data-session', 'member');
  },
);

test('the profile opens over the page, and closing it leads back to the menu', async () => {
  const { user } = await renderAt(paths.faq, { as: 'member' });
  const button = await screen.findByRole('button', { name: memberMenu.label });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Naomi Okonjo' });
  expect(await within(dialog).findByText('Hamilton')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('a member whose login answered with tokens alone has the profile’s name after a reload', async () => {
  const { access } = await provider.logIn('member');
  const body = { access, refresh: 'renewal' };
  provider.faults.add({ name: 'tokens', path: '/login/', kind: 'status', status: 200, body });
  const before = await renderAt(paths.communityLogin);
  await submitLogin(before.user);
  await waitFor(() => expect(before.address()).toBe(paths.community));
  before.session.close();
  cleanup();
  const { user } = await renderAt(paths.faq);
  await user.click(await screen.findByRole('button', { name: memberMenu.label }));
  const banner = within(screen.getByRole('banner'));
  expect(await banner.findByText('Naomi Okonjo')).toBeVisible();
  expect(banner.getByText(memberAccount.email)).toBeVisible();
  expect(banner.getByRole('link', { name: memberMenu.yourPosts })).toHaveAttribute(
    'href',
    withQuery(paths.community, { author: 'Naomi Okonjo' }),
  );
});

test('an admin finds the dashboard in the menu, a member does not', async () => {
  const { user } = await renderAt(paths.faq, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: memberMenu.label }));
  expect(screen.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute(
    'href',
    paths.adminDashboard,
  );
});

test('the footer offers a login and an account to visitors alone', async () => {
  const visitor = await renderAt(paths.faq);
  const footer = () => within(screen.getByRole('contentinfo'));
  expect(footer().getByRole('link', { name: 'User login' })).toBeVisible();
  expect(footer().getByRole('link', { name: 'Join' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-session');
  visitor.session.close();
});

test('the footer leads members on', async () => {
  await renderAt(paths.faq, { as: 'member' });
  const footer = within(screen.getByRole('contentinfo'));
  await waitFor(() => expect(footer.queryByRole('link', { name: 'User login' })).toBeNull());
  expect(footer.queryByRole('link', { name: 'Join' })).toBeNull();
  expect(footer.getByRole('link', { name: 'Polls' })).toHaveAttribute('href', paths.polls);
});

test('the comments of a post lead back to the feed', async () => {
  const { user, address } = await renderAt('/comment-page?post=1', { as: 'member' });
  await user.click(await screen.findByRole('link', { name: 'Back to the feed' }));
  await waitFor(() => expect(address()).toBe(paths.community));
});

test.each([
  [paths.aboutUs, 'Who we are'],
  [paths.faq, 'Our Services'],
])('the end of %s leads a member on, not to Join', async (path, second) => {
  await renderAt(path, { as: 'member' });
  await screen.findByRole('heading', { name: 'Take part today' });
  const next = document.querySelector<HTMLElement>('[data-slot=next-step]');
  expect(next && links(next)).toEqual(['Go to the community', second]);
});
