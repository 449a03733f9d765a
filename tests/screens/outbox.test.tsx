import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { OutboxItem, NewOutboxItem } from '@/outbox/item';
import { paths } from '@/config/paths';
import { OutboxLine } from '@/features/outbox/OutboxLine';
import { retainFocus } from '@/lib/retainFocus';
import OutboxPage from '@/pages/OutboxPage';
import { blockStorage, logInAs, openTab, countPosts, refuseRows, setOnline } from '../setup/outbox';
import { confirmsClosing } from '../setup/device';
import { provider } from '../setup/provider';
import { addCleanup } from '../setup/lifecycle';
import { renderAt } from '../setup/renderAt';

const post = (title: string): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message: '' },
});
const comment: NewOutboxItem = { kind: 'comment', target: { post: 1 }, payload: { text: 'Amen' } };

/** The outbox's screen, with the feed's line above it. */
async function visit() {
  const tab = await openTab();
  const user = userEvent.setup();
  const element = (
    <>
      <OutboxLine />
      <OutboxPage />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Provider store={tab.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const line = () => document.querySelector('[data-slot="outbox-line"]');
  const press = (name: string, at = 0) =>
    user.click(screen.getAllByRole('button', { name })[at] ?? document.body);
  return { ...tab, user, line, press };
}
const rest = async (
  outbox: Awaited<ReturnType<typeof openTab>>['outbox'],
  newItem: NewOutboxItem,
) => outbox.whenAttempted(outbox.enqueue(newItem).id);

beforeEach(() => logInAs('member'));

test('shows that nothing is pending, and where to go on', async () => {
  const { line } = await visit();
  expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the community' })).toBeVisible();
  expect(line()).toBeEmptyDOMElement();
});

test('does not show that nothing is pending before stored items are read', async () => {
  setOnline(false);
  const { outbox, leave } = await openTab();
  await rest(outbox, post('Stored'));
  await outbox.whenStored();
  leave();
  const release = await blockStorage();
  await renderAt(paths.outbox, { as: 'member' });
  expect(await screen.findByText('Loading your outbox')).toHaveRole('status');
  expect(screen.queryByRole('heading', { name: 'Nothing to send' })).toBeNull();
  await release();
  expect(await screen.findByText('Stored')).toBeVisible();
  expect(screen.queryByText('Loading your outbox')).toBeNull();
});

test('shows what is queued offline in order, and lets it be cancelled', async () => {
  setOnline(false);
  const { outbox, line, press } = await visit();
  await rest(outbox, post('First'));
  await rest(outbox, post('Second'));
  await waitFor(() => expect(line()).toHaveTextContent('2 posts will send when you’re online'));
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByText(/^(First|Second)$/).textContent)).toEqual([
    'First',
    'Second',
  ]);
  expect(cards[0]).toHaveTextContent('Will be sent when you’re online');
  expect(within(cards[0] ?? document.body).getByText(/^\d{1,2}:\d\d$/).tagName).toBe('TIME');
  await press('Cancel');
  await waitFor(() =>
    expect(line()).toHaveTextContent('1 post will send when you’re online, 1 post was cancelled'),
  );
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.getByText('First')).toBeVisible();
  await press('Discard');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  expect(await countPosts('First')).toBe(0);
  expect(await countPosts('Second')).toBe(1);
});

test('what the device refuses to store is lost with the tab: says so until it is sent', async () => {
  setOnline(false);
  const { outbox, line } = await visit();
  await rest(outbox, post('Stored'));
  await waitFor(() =>
    expect(line()).toHaveTextContent(/^1 post will send when you’re online\s*Show$/),
  );
  expect(confirmsClosing()).toBe(false);
  refuseRows();
  await rest(outbox, post('In memory'));
  await waitFor(() =>
    expect(line()).toHaveTextContent(
      '2 posts will send when you’re online. This browser can’t save',
    ),
  );
  expect(screen.getByText(/^This browser doesn’t let us save anything/)).toBeVisible();
  expect(confirmsClosing()).toBe(true);
  setOnline(true);
  await waitFor(async () => expect(await countPosts('In memory')).toBe(1));
  await waitFor(() => expect(line()).toBeEmptyDOMElement());
  await waitFor(() => expect(confirmsClosing()).toBe(false));
});

test('shows what failed with its reason, to be sent again or discarded', async () => {
  addCleanup(retainFocus());
  provider.faults.set(['post-offline', 'comment-refused']);
  const { outbox, line, press } = await visit();
  await rest(outbox, post('Lost'));
  const refused: OutboxItem | undefined = await rest(outbox, comment);
  expect(refused?.state).toBe('rejected');
  await waitFor(() => expect(line()).toHaveTextContent('2 items may not have arrived'));
  expect(screen.getByText(/We got no clear answer/)).toBeVisible();
  expect(screen.getByText('Not accepted')).toBeVisible();
  expect(screen.getByText('A server error occurred.')).toBeVisible();
  provider.faults.clear();
  await press('Retry');
  expect(await screen.findByText('Did it arrive?')).toBeVisible();
  // The second click of a double click on Retry.
  fireEvent.click(screen.getByRole('button', { name: 'It arrived: keep it' }), { detail: 2 });
  await outbox.whenStored();
  expect(screen.getByText('Did it arrive?')).toBeVisible();
  expect(await countPosts('Lost')).toBe(0);
  await press('It did not: send again');
  await waitFor(() => expect(line()).toHaveTextContent('1 comment was not sent'));
  await waitFor(async () => expect(await countPosts('Lost')).toBe(1));
  await press('Discard');
  expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Outbox items' })).toHaveFocus());
  expect(provider.received.of('POST', '/posts/1/comments/')).toHaveLength(1);
});

test('names the field that a post was refused for', async () => {
  const title = ['Ensure this field has no more than 100 characters.'];
  provider.server.use(http.post('*/posts/', () => HttpResponse.json({ title }, { status: 400 })));
  const { outbox } = await visit();
  await rest(outbox, post('Long'));
  expect(await screen.findByText(`Title: ${title[0]}`)).toBeVisible();
});

/** What an admin wrote before the browser was closed. */
async function leaveUnsent(newItem: NewOutboxItem) {
  await logInAs('admin');
  const { outbox, leave } = await openTab();
  await rest(outbox, newItem);
  await outbox.whenStored();
  leave();
}

const adminLine = () => document.querySelector('[data-slot=admin-main] > [data-slot=outbox-line]');

test.each([paths.adminShowcase, paths.adminAllTasks])(
  'what an admin queued offline is sent once they are back, at %s too',
  async (path) => {
    setOnline(false);
    const payload = { title: 'Later', message: '', category: '1' };
    await leaveUnsent({ kind: 'admin-post', target: {}, payload });
    setOnline(true);
    await renderAt(path, { as: 'admin' });
    await waitFor(async () => expect(await countPosts('Later')).toBe(1));
    await waitFor(() => expect(adminLine()).toBeEmptyDOMElement());
  },
);

test('an admin page says what was not sent, and leads to the outbox', async () => {
  provider.faults.set(['comment-refused']);
  await leaveUnsent(comment);
  const { user, address } = await renderAt(paths.adminShowcase, { as: 'admin' });
  await waitFor(() => expect(adminLine()).toHaveTextContent('1 comment was not sent'));
  await user.click(screen.getByRole('link', { name: 'Show' }));
  await waitFor(() => expect(address()).toBe(paths.outbox));
  expect(await screen.findByText('Not accepted')).toBeVisible();
});
