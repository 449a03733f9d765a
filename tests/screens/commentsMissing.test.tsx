import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const commentsPath = '/posts/99/comments/';
const comments = { name: 'comments', path: commentsPath, method: 'GET', kind: 'status' } as const;
const list = { name: 'list', path: '/posts/', method: 'GET', kind: 'status' } as const;
const page = withQuery(paths.commentPage, { post: 99 });
const none = () => screen.queryByRole('heading', { name: 'No comments yet' });

beforeEach(() => {
  provider.faults.add({ ...comments, status: 404, body: {} });
});

test('a listed post whose comments answer 404 has none', async () => {
  const body = [{ id: 99, title: 'Newest', content: 'Words', author_name: 'Ruth' }];
  provider.faults.add({ ...list, status: 200, body });
  provider.faults.add({ ...comments, status: 500, body: {} });
  const { user, go } = await renderAt(paths.community, { as: 'member' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  provider.faults.add({ ...comments, status: 404, body: {} });
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await go(page);
  await waitFor(() => expect(none()).toBeVisible());
  expect(screen.queryByRole('heading', { name: 'This post no longer exists' })).toBeNull();
});

test('of a post whose list could not be read, comments that answer 404 say nothing', async () => {
  provider.faults.add({ ...list, status: 500, body: {} });
  await renderAt(page, { as: 'member' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull());
  expect(none()).toBeNull();
  expect(provider.received.of('GET', commentsPath)).not.toHaveLength(0);
});

test('a post that no longer exists invites nobody to comment, where its comments are an empty list', async () => {
  provider.faults.add({ ...comments, status: 200, body: [] });
  await renderAt(page, { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull());
  expect(none()).toBeNull();
});
