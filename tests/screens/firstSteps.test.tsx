import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { postsEndpoint } from '@/api/posts.api';
import { groupPath, justRegistered, paths } from '@/config/paths';
import { retainFocus } from '@/lib/retainFocus';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { findJoinState, submitJoinRequest } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const card = () => screen.findByRole('region', { name: 'First steps' });
const email = memberAccount.email;

type Change = { readonly leaves?: boolean; readonly posts?: boolean };

/** Makes the member as new as they are to be, or one who has written. */
const make = ({ leaves = false, posts = false }: Change) =>
  provider.database.change((draft) => {
    const member = draft.members.find((one) => one.email === email);
    if (member === undefined) throw new Error('The seed has no such member.');
    if (leaves) member.communityIds = [];
    if (posts) {
      const [first] = draft.posts;
      if (first !== undefined) first.authorId = member.id;
    } else draft.posts = draft.posts.filter(({ authorId }) => authorId !== member.id);
  });

test('a new member sees three steps, each a link', async () => {
  await make({ leaves: true });
  const { user } = await renderAt(paths.community, { as: 'member' });
  const steps = within(await card());
  expect(steps.getByText('0 of 3 done')).toBeVisible();
  const links = steps
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Find your region', '/ontario'],
    ['Join a group', paths.communities],
    ['Say hello', paths.community],
  ]);
  await user.click(steps.getByRole('link', { name: 'Say hello' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('what is done ticks itself off, and the card closes for good', async () => {
  addCleanup(retainFocus());
  await make({});
  const { user, store } = await renderAt(paths.community, { as: 'member' });
  const steps = within(await card());
  expect(steps.getByText('2 of 3 done')).toBeVisible();
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['Say hello']);
  await make({ posts: true });
  await act(async () => {
    await store.dispatch(
      postsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  });
  expect(await steps.findByText('3 of 3 done')).toBeVisible();
  expect(steps.getByRole('status')).toHaveTextContent('That’s all. Welcome to the community!');
  await user.click(steps.getByRole('button', { name: 'Close first steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('kb:first-steps '));
  expect(localStorage.getItem(key)).toContain('"closed":true');
  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'About you' })).toHaveFocus(),
  );
});

test('what is not sent yet is not ticked off', async () => {
  await make({ leaves: true });
  const { user, go } = await renderAt(paths.community, { as: 'member' });
  await card();
  setOnline(false);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send post' }));
  await screen.findByText('Will be sent when you’re online');
  await go(groupPath('marketing'));
  await submitJoinRequest(user, 'Marketing', 'I write.');
  await findJoinState('You’re offline');
  await go(paths.community);
  const steps = within(await card());
  expect(steps.getByText('0 of 3 done')).toBeVisible();
  setOnline(true);
  expect(await steps.findByText('2 of 3 done')).toBeVisible();
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
});

test('who has done all of it never sees the card', async () => {
  await make({ posts: true });
  await renderAt(paths.community, { as: 'member' });
  await waitFor(() =>
    expect(Object.keys(localStorage).some((name) => name.startsWith('kb:first-steps '))).toBe(true),
  );
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

function becomePhone() {
  const width = window.innerWidth;
  addCleanup(() => void Object.assign(window, { innerWidth: width }));
  Object.assign(window, { innerWidth: 390 });
}

test('on a phone who has just registered sees the card at once', async () => {
  becomePhone();
  await make({ leaves: true });
  const { go } = await renderAt(paths.faq, { as: 'member' });
  window.history.replaceState({ usr: justRegistered }, '', paths.community);
  await go(paths.terms);
  await go(-1);
  expect(await card()).toBeVisible();
});

test('on a phone the card comes with the second visit, so that no post moves at the first', async () => {
  becomePhone();
  await make({});
  const { user, go } = await renderAt(paths.community, { as: 'member' });
  await waitFor(() =>
    expect(Object.keys(localStorage).some((name) => name.startsWith('kb:first-steps '))).toBe(true),
  );
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  await go(paths.faq);
  await go(paths.community);
  const steps = within(await card());
  await user.click(steps.getByRole('button', { name: 'Close first steps' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
});
