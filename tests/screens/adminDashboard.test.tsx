import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userKeyOf } from '@/session/saveSession';
import { adminAccount } from '@/content/demoAccounts';
import { schemePoll } from '@/config/fixedIds';
import { paths, withQuery } from '@/config/paths';
import { postAsOther } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const part = (name: string) => screen.findByRole('region', { name });

test('has the four tiles and the three ways, each to its place', async () => {
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Dashboard' });
  for (const [label, to] of [
    ['Task Tracker', paths.adminAllTasks],
    ['TPOB Showcase', paths.adminShowcase],
    ['Create Community Portal - Post', paths.adminCreatePost],
    ['Create Community Poll', paths.adminCreatePoll],
  ] as const) {
    expect(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  const ways = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Kingdom Builders', paths.root],
    ['Dashboard', paths.adminDashboard],
    ['Create post', paths.adminCreatePost],
    ['Create poll', paths.adminCreatePoll],
    ['Task tracker', paths.adminAllTasks],
    ['Showroom', paths.adminShowcase],
  ]);
});

test('the newest posts are shown, the newest first', async () => {
  const { posts } = await provider.database.read();
  const newest = posts.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = within(await part('Newest posts'));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(4));
  const [first] = region.getAllByRole('link');
  expect(first).toHaveAttribute('href', withQuery(paths.commentPage, { post: newest[0]?.id }));
});

test('a post without a title is named by how it begins', async () => {
  await postAsOther({ content: 'A long story of our shop. '.repeat(9) });
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = within(await part('Newest posts'));
  const name = 'A long story of our shop. A long story of our shop. A long story of our shop. A…';
  expect(await region.findByRole('link', { name })).toBeVisible();
});

test('the votes of the scheme poll are shown', async () => {
  const { polls } = await provider.database.read();
  const poll = polls.find(({ id }) => id === schemePoll);
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = within(await part('Empowerment Scheme votes'));
  expect(await region.findByRole('link', { name: poll?.question ?? '' })).toHaveAttribute(
    'href',
    withQuery(paths.pollDetails, { id: schemePoll }),
  );
  expect(region.getAllByRole('listitem')).toHaveLength(poll?.answers.length ?? 0);
  const total = poll?.answers.reduce((sum, { votes }) => sum + votes, 0);
  expect(region.getByText(`${total} votes cast`)).toBeVisible();
  const pollRequests = provider.received.all().filter(({ path }) => path.startsWith('/poll/'));
  expect(pollRequests.map(({ path }) => path).toSorted()).toEqual(['/poll/2/', '/poll/2/answers/']);
});

test('open tasks are shown, those of this member on this device', async () => {
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = within(await part('Open tasks'));
  expect(region.getByText('No open tasks.')).toBeVisible();
  expect(sessionStorage.getItem('userKey')).toBe(userKeyOf(adminAccount.email));
});

test('what cannot be loaded shows an error with a retry; the tiles stay', async () => {
  provider.faults.add('feed-fails');
  const { user } = await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = within(await part('Newest posts'));
  const again = await region.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Create Community Poll' })).toBeVisible();
  provider.faults.clear();
  await user.click(again);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(4));
});

test('without posts a text says that there are none', async () => {
  provider.faults.add('feed-empty');
  await renderAt(paths.adminDashboard, { as: 'admin' });
  expect(await within(await part('Newest posts')).findByText('No posts yet')).toBeVisible();
});
