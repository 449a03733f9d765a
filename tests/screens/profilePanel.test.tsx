import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { myCommunities } from '@/api/communities.api';
import { memberWords } from '@/content/memberMenu';
import { saveRecord, saveToken } from '@/session/saveSession';
import { App } from '@/app/App';
import { createAppStore } from '@/app/store';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import { groupPath, paths, withQuery } from '@/config/paths';
import { provider } from '../setup/provider';
import { addCleanup } from '../setup/lifecycle';
import { setMemberships } from '../setup/memberPages';
import { renderAt } from '../setup/renderAt';

async function showPanel() {
  const { access: token } = await provider.logIn('member');
  saveToken(token);
  saveRecord({ token, key: 'naomi', admin: false });
  const { store, session } = createAppStore();
  await session.restore();
  addCleanup(session.close);
  await act(async () => {
    render(
      <App store={store}>
        <MemoryRouter>
          <ProfilePanel />
        </MemoryRouter>
      </App>,
    );
  });
  return token;
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

test('shows who is logged in, and the communities of theirs', async () => {
  const token = await showPanel();
  expect(await screen.findByRole('heading', { name: 'Naomi Okonjo' })).toBeVisible();
  const rows = ['Country', 'Province/State', 'City', 'Contact Phone', 'Email'];
  expect(rows.map((label) => valueOf(label)?.textContent)).toEqual([
    'Canada',
    'Ontario',
    'Hamilton',
    '+1 905 555 0101',
    'member@kingdombuilders.demo',
  ]);
  const mine = within(screen.getByRole('list'));
  expect(await mine.findByRole('link', { name: 'Ontario' })).toHaveAttribute(
    'href',
    withQuery(paths.communityInitiative, { community: 4 }),
  );
  expect(mine.getByRole('link', { name: 'Kingdom Builders' })).toHaveAttribute(
    'href',
    paths.community,
  );
  for (const path of ['/auth/users/me/', '/my-communities']) {
    const sent = provider.received.of('GET', path);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([`JWT ${token}`]);
  }
});

test('renders up to 21 communities', async () => {
  const body = Array.from({ length: 40 }, (_, id) => ({ id, name: `Group ${id}` }));
  provider.faults.add({ name: 'many', path: '/my-communities', kind: 'status', status: 200, body });
  await showPanel();
  await screen.findByRole('link', { name: 'Group 0' });
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(21);
});

test.each([
  ['a group’s page', [groupPath('kingdom-ministers-group')]],
  ['My Communities', [paths.pollDetails, paths.workTools]],
  ['a community’s posts', [paths.communityInitiative]],
])('a community that is new to the member shows a minute later: %s', async (_, ways) => {
  const { go } = await renderAt(paths.workTools, { as: 'member' });
  const panel = await screen.findByRole('complementary', { name: memberWords.aside });
  await within(panel).findByRole('link', { name: 'Ontario' });
  await provider.database.change((draft) => {
    const joined = draft.communities.find(({ id }) => id === 2);
    if (joined !== undefined) joined.name = 'Ministers Community';
  });
  await setMemberships(1, 2, 4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  for (const way of ways) await go(way);
  expect(await screen.findByText(/Ministers Community/)).toBeVisible();
});

test('communities stay without a complaint where reading them again fails', async () => {
  const { go, store } = await renderAt(paths.workTools, { as: 'member' });
  const panel = await screen.findByRole('complementary', { name: memberWords.aside });
  await within(panel).findByRole('link', { name: 'Ontario' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  provider.faults.set(['my-communities-fail']);
  await go(paths.pollDetails);
  await go(paths.workTools);
  // Joins the call that runs, and so ends with it.
  const call = await store.dispatch(myCommunities.initiate(undefined, { subscribe: false }));
  expect(call.isError).toBe(true);
  const again = await screen.findByRole('complementary', { name: memberWords.aside });
  expect(await within(again).findByRole('link', { name: 'Ontario' })).toBeVisible();
  expect(screen.queryByText('Your communities could not be loaded.')).toBeNull();
});

test('marks communities with the initials of their names, whatever else is in these', async () => {
  const names = ['Prairies of Hope', 'ontario', '🙏 Prayer Wall', '🇨🇦 Québec', '𝐁old 𝐅aith', '🙌'];
  const body = names.map((name, id) => ({ id, name }));
  provider.faults.add({ name: 'odd', path: '/my-communities', kind: 'status', status: 200, body });
  await showPanel();
  const marks = await Promise.all(names.map((name) => screen.findByRole('link', { name })));
  expect(marks.map((link) => link.firstElementChild?.textContent)).toEqual([
    'PH',
    'ON',
    'PW',
    'QU',
    '𝐁𝐅',
    '',
  ]);
});

test('fields the provider left out are marked; other fields show', async () => {
  const body = { email: 'a@b.ca', first_name: null, city: 7 };
  provider.faults.add({
    name: 'bare',
    path: '/auth/users/me/',
    kind: 'status',
    status: 200,
    body,
  });
  await showPanel();
  expect(await screen.findByRole('heading', { name: 'a@b.ca' })).toBeVisible();
  expect(valueOf('Country')).toHaveTextContent('Not given');
  expect(valueOf('City')).toHaveTextContent('7');
});

test('a failure of either call shows an error and can be tried again', async () => {
  provider.faults.set(['profile-fails', 'my-communities-fail']);
  await showPanel();
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  expect(await screen.findByText('Your communities could not be loaded.')).toBeVisible();
  provider.faults.clear();
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await userEvent.click(button);
  }
  expect(await screen.findByRole('heading', { name: 'Naomi Okonjo' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ontario' })).toBeVisible();
});

test('folds on small screens only', async () => {
  const width = window.innerWidth;
  addCleanup(() => void Object.assign(window, { innerWidth: width }));
  Object.assign(window, { innerWidth: 390 });
  await showPanel();
  const panel = screen.getByText('Country').closest('details');
  expect(panel).not.toHaveAttribute('open');
  expect(panel?.querySelector('summary')).not.toBeNull();
});

test('stays open on wide ones', async () => {
  await showPanel();
  expect(screen.getByText('Country').closest('details')).toHaveAttribute('open');
});
