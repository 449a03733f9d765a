import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { expectWarning } from '../setup/lifecycle';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const health = async () => within(await screen.findByRole('region', { name: 'Service health' }));
const badAnswer = { name: 'answer', method: 'GET', path: '/posts/', kind: 'status' } as const;

/** The entry of a kind of call, as a person reads it. */
async function entryOf(call: string) {
  const name = await (await health()).findByText(call);
  const entry = name.closest('li');
  if (entry === null) throw new Error(`${call} has no entry.`);
  return entry;
}

test('shows that nothing was seen while no answer has come', async () => {
  provider.faults.add('silent');
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const region = await health();
  expect(region.getByText(/^No answers yet/)).toBeVisible();
  expect(region.queryByRole('list')).toBeNull();
});

test('shows each kind of call with its last answer, and requests nothing itself', async () => {
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent(/all \d+ readable/));
  await entryOf('GET /poll/{id}/answers/');
  const region = await health();
  expect(posts).toHaveTextContent(/Works.*Last answer.*status 200 in \d+ ms, just now/);
  expect(posts).toHaveTextContent('none in 1 request');
  const kinds = region.getAllByRole('heading', { level: 3 });
  expect(region.getByRole('heading', { name: 'GET /posts/ Works' })).toBeVisible();
  expect(region.getByText(`No problems in ${kinds.length} kinds of requests.`)).toBeVisible();
  const requests = provider.received.all().map(({ method, path }) => `${method} ${path}`);
  expect(requests.filter((call) => call === 'GET /posts/')).toHaveLength(1);
  expect(new Set(requests.map((call) => call.replace('/2/', '/{id}/'))).size).toBe(kinds.length);
});

test('names what fails first, and counts it when it works again', async () => {
  provider.faults.add('feed-fails');
  const { user } = await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent('1 server error, in 1 request'));
  await entryOf('GET /poll/{id}/answers/');
  const region = await health();
  expect(region.getByText(/^1 of \d+ kinds of requests have a problem\.$/)).toBeVisible();
  expect(region.getAllByRole('listitem')[0]).toHaveTextContent(
    /GET \/posts\/.*Problem.*status 500/,
  );
  provider.faults.clear();
  const newest = within(screen.getByRole('region', { name: 'Newest posts' }));
  await user.click(await newest.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await entryOf('GET /posts/')).toHaveTextContent('Works'));
  expect(await entryOf('GET /posts/')).toHaveTextContent('1 server error, in 2 requests');
  expect(region.getByText(/^No problems in \d+ kinds of requests\.$/)).toBeVisible();
});

test('counts entries that could not be read', async () => {
  expectWarning(/^1 of 2 posts could not be read/);
  const post = { id: 1, title: 'Dock', post_body: 'Words', author: 'Ana' };
  provider.faults.set([{ ...badAnswer, status: 200, body: [post, { title: 'No id' }] }]);
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent('1 of 2 unreadable and not shown'));
  expect(posts).toHaveTextContent('Problem');
  expect(posts).not.toHaveTextContent('Dock');
});

test('an answer that is no list is a problem, although its status is a success', async () => {
  provider.faults.set([{ ...badAnswer, status: 200, body: { detail: 'Hello' } }]);
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent('1 unreadable answer, in 1 request'));
  expect(posts).toHaveTextContent('status 200');
});

test('what the provider refuses is no problem of the provider', async () => {
  provider.faults.set([{ ...badAnswer, status: 403, body: { detail: 'No.' } }]);
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent('1 refused, in 1 request'));
  expect((await health()).getByText(/^No problems in \d+ kinds of requests\.$/)).toBeVisible();
});

test('tells a host that gives no answer from a browser without a connection', async () => {
  provider.faults.set([{ name: 'cut', method: 'GET', path: '/posts/', kind: 'network-error' }]);
  const { user } = await renderAt(paths.adminDashboard, { as: 'admin' });
  const posts = await entryOf('GET /posts/');
  await waitFor(() => expect(posts).toHaveTextContent('1 without an answer, in 1 request'));
  expect(posts).toHaveTextContent(/Problem.*Last answer.*none after \d+ ms/);
  act(() => setOnline(false));
  const newest = within(screen.getByRole('region', { name: 'Newest posts' }));
  await user.click(await newest.findByRole('button', { name: 'Try again' }));
  const both = '1 without an answer, 1 while this browser was offline, in 2 requests';
  await waitFor(async () => expect(await entryOf('GET /posts/')).toHaveTextContent(both));
  expect(await entryOf('GET /posts/')).toHaveTextContent('Offline');
});
