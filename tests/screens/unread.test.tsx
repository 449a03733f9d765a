import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { postsEndpoint } from '@/api/posts.api';
import type { AppStore } from '@/app/store';
import { memberMenu } from '@/content/memberMenu';
import { paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { setMuted } from '@/session/memberValues';
import { userKeyOf } from '@/session/saveSession';
import { advanceTime, setMemberships } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const stored = (): unknown => JSON.parse(localStorage.getItem(`kb:seen ${userKey()}`) ?? '{}');

/** A community of the member's that has posts, with the id of its newest one. */
async function ownCommunity() {
  const { communities, communityPosts, members } = await provider.database.read();
  const joined = members.find(({ email }) => email === memberAccount.email)?.communityIds ?? [];
  const id = joined.find((one) => communityPosts.some(({ communityId }) => communityId === one));
  const name = communities.find((community) => community.id === id)?.name;
  if (id === undefined || name === undefined) throw new Error('No community of theirs has posts.');
  const ids = communityPosts.filter(({ communityId }) => communityId === id).map((post) => post.id);
  return { id, name, newest: Math.max(...ids) };
}

const links = async (name: string) => {
  const panel = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-slot=profile-panel]');
    if (found === null) throw new Error('The profile panel is missing.');
    return found;
  });
  return within(panel).findByRole('link', { name: new RegExp(name) });
};

/** Resolves when the answer of a community's list is shown, whatever it is. */
const listAnswered = (store: AppStore, community: number) =>
  act(async () => {
    const { initiate } = postsEndpoint;
    // Joins the call that runs; the store reports its end with the next frame.
    await store.dispatch(initiate(community, { subscribe: false }));
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  });

test('the first look at a community marks nothing: counting starts there', async () => {
  const { id, name, newest } = await ownCommunity();
  await renderAt(paths.community, { as: 'member' });
  await waitFor(() => expect(stored()).toMatchObject({ [id]: newest }));
  expect(await links(name)).not.toHaveTextContent('new');
});

test('one author’s posts alone do not count as the community’s', async () => {
  const { id, newest } = await ownCommunity();
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  const address = withQuery(paths.communityInitiative, { community: id, author: 'Nobody' });
  await renderAt(address, { as: 'member' });
  expect(await screen.findByText('No posts by this author')).toBeVisible();
  expect(stored()).toMatchObject({ [id]: newest - 1 });
});

test('a community shows how many posts came since, until it is opened', async () => {
  const { id, name, newest } = await ownCommunity();
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  const { go } = await renderAt(paths.community, { as: 'member' });
  const link = await links(name);
  await waitFor(() => expect(link).toHaveTextContent(/1 new post$/));
  await go(withQuery(paths.communityInitiative, { community: id }));
  await waitFor(() => expect(stored()).toMatchObject({ [id]: newest }));
  await go(-1);
  const again = await links(name);
  await waitFor(() => expect(again).not.toHaveTextContent('new'));
});

test('posts by muted authors do not count', async () => {
  const { id, name, newest } = await ownCommunity();
  const { communityPosts, members } = await provider.database.read();
  const author = members.find(
    (member) => member.id === communityPosts.find((post) => post.id === newest)?.authorId,
  );
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  await renderAt(paths.community, { as: 'member' });
  const link = await links(name);
  await waitFor(() => expect(link).toHaveTextContent(/1 new post$/));
  act(() => void setMuted(`${author?.firstName} ${author?.lastName}`, true));
  await waitFor(() => expect(link).not.toHaveTextContent('new'));
});

test('a list that cannot be had marks nothing', async () => {
  const { id, name, newest } = await ownCommunity();
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  provider.faults.add({
    name: 'closed',
    kind: 'status',
    path: `/community/${id}/posts/`,
    status: 403,
    body: { detail: 'Members only.' },
  });
  const { store } = await renderAt(paths.community, { as: 'member' });
  const link = await links(name);
  await listAnswered(store, id);
  expect(link).not.toHaveTextContent('new');
  expect(screen.queryByText('Members only.')).toBeNull();
});

test("the member's own posts, from another device, do not count", async () => {
  const { id, name, newest } = await ownCommunity();
  await provider.database.change((draft) => {
    const self = draft.members.find(({ email }) => email === memberAccount.email);
    const post = draft.communityPosts.find((one) => one.id === newest);
    if (self && post) post.authorId = self.id;
  });
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  const { store } = await renderAt(paths.community, { as: 'member' });
  const link = await links(name);
  await listAnswered(store, id);
  expect(link).not.toHaveTextContent('new');
});

test('posts behind the button stay unread', async () => {
  const { id, newest } = await ownCommunity();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderAt(withQuery(paths.communityInitiative, { community: id }), { as: 'member' });
  await waitFor(() => expect(stored()).toMatchObject({ [id]: newest }));
  await provider.database.change((draft) => {
    const one = draft.communityPosts.find((post) => post.id === newest);
    if (one) draft.communityPosts.push({ ...one, id: 9_000, title: 'Just in' });
  });
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  const button = await screen.findByRole('button', { name: /1 new post/ });
  expect(stored()).toMatchObject({ [id]: newest });
  act(() => button.click());
  await waitFor(() => expect(stored()).toMatchObject({ [id]: 9_000 }));
});

describe('three communities', () => {
  const ids = [1, 3, 4];
  const pathOf = (id: number) => `/community/${id}/posts/`;
  const countReads = () => ids.map((id) => provider.received.of('GET', pathOf(id)).length);

  const open = async () => {
    await setMemberships(...ids);
    provider.faults.add({ name: 'late', path: '/community/*/posts/', kind: 'delay', ms: 500 });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visit = await renderAt(paths.communities, { as: 'member' });
    await waitFor(() => expect(countReads()).toEqual([1, 1, 1]));
    return visit;
  };

  test('are read again each minute', async () => {
    await open();
    await advanceTime(61_000);
    await waitFor(() => expect(countReads()).toEqual([2, 2, 2]));
  });

  test('are not read on after a logout', async () => {
    const { user } = await open();
    await advanceTime(61_000);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const handleRead = vi.fn<() => Promise<Response>>(async () => {
      await answered;
      return HttpResponse.json([]);
    });
    provider.server.use(http.get(`*${pathOf(1)}`, handleRead));
    await advanceTime(60_500);
    await waitFor(() => expect(handleRead).toHaveBeenCalled());
    const before = countReads();
    await user.click(await screen.findByRole('button', { name: memberMenu.label }));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'logout' }));
    await screen.findByText(memberMenu.loggedOut);
    answer();
    await advanceTime(5000);
    expect(countReads()).toEqual(before);
  });
});

test('the communities page marks them too', async () => {
  const { id, name, newest } = await ownCommunity();
  const key = `kb:seen ${userKeyOf(memberAccount.email)}`;
  localStorage.setItem(key, JSON.stringify({ [id]: newest - 1 }));
  await renderAt(paths.communities, { as: 'member' });
  const section = await screen.findByRole('heading', { name: 'Your communities' });
  const list = within(section.parentElement ?? document.body);
  const link = await list.findByRole('link', { name: new RegExp(name) });
  await waitFor(() => expect(link).toHaveTextContent(/1 new post/));
});
