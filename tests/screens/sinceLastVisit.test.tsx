import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userKeyOf } from '@/session/saveSession';
import { setMuted } from '@/session/memberValues';
import { memberAccount } from '@/content/demoAccounts';
import { paths } from '@/config/paths';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;

/** Opens the feed for a member who was last here then. */
async function comeBack(moment: number) {
  const key = `kb:visit ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ at: moment }));
  await renderAt(paths.community, { as: 'member' });
}

/** The “Since …” line of such a member. */
async function cameBackSince(moment: number) {
  await comeBack(moment);
  const { parentElement } = await screen.findByText(/^Since/);
  return parentElement;
}

test('shows what came since the last visit', async () => {
  const since = daysAgo(20);
  const { posts } = await provider.database.read();
  const news = posts.filter((post) => Date.parse(post.createdAt) > since && post.authorId !== 1);
  expect(news.length).toBeGreaterThan(1);
  const line = await cameBackSince(since);
  expect(line).toHaveTextContent(/^Since [A-Z][a-z]+\.? \d+ \d/);
  expect(line).toHaveTextContent(` ${new Date(since).getDate()} `);
  expect(line).toHaveTextContent(`: ${news.length} new posts`);
  await waitFor(() => expect(line).toHaveTextContent(/, \d+ repl(?:y|ies) to you$/));
});

test('leaves out posts by muted authors', async () => {
  const since = daysAgo(20);
  const { posts, members } = await provider.database.read();
  const news = posts.filter((post) => Date.parse(post.createdAt) > since && post.authorId !== 1);
  const muted = members.find(({ id }) => id === news[0]?.authorId);
  const shown = news.filter(({ authorId }) => authorId !== muted?.id);
  expect(shown.length).toBeGreaterThan(1);
  const line = await cameBackSince(since);
  act(() => void setMuted(`${muted?.firstName} ${muted?.lastName}`, true));
  await waitFor(() => expect(line).toHaveTextContent(`: ${shown.length} new posts`));
});

test('leaves out replies by muted authors', async () => {
  const line = await cameBackSince(daysAgo(20));
  await waitFor(() => expect(line).toHaveTextContent(/to you$/));
  const { members } = await provider.database.read();
  act(() => {
    for (const { firstName, lastName } of members) setMuted(`${firstName} ${lastName}`, true);
  });
  await waitFor(() => expect(line).not.toHaveTextContent('to you'));
});

test('shows that no post came since the last visit', async () => {
  const line = await cameBackSince(daysAgo(1));
  expect(line).toHaveTextContent(/: no new posts/);
});

test('ignores a stored time that no calendar has', async () => {
  await comeBack(-9e15);
  await screen.findByRole('feed');
  expect(screen.getByText(/posts, newest first$/)).toBeVisible();
  expect(screen.queryByText(/^Since/)).toBeNull();
});

test('counts no new posts where one has no time', async () => {
  const body = [
    { id: 2, title: 'Undated', content: 'Words', author_name: 'Ruth' },
    { id: 1, title: 'Dated', content: 'Words', created_at: new Date(daysAgo(2)).toISOString() },
  ];
  const list = { path: '/posts/', method: 'GET', kind: 'status', status: 200, body } as const;
  provider.faults.add({ name: 'undated', ...list });
  await comeBack(daysAgo(1));
  await screen.findByRole('heading', { name: 'Undated' });
  await screen.findByRole('heading', { name: 'Naomi Okonjo' });
  expect(screen.getByText('2 posts, newest first')).toBeVisible();
  expect(screen.queryByText(/^Since/)).toBeNull();
});
