import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { postSlice } from '@/features/feed/post.slice';
import { toStoredPost } from '@/features/feed/postLinks';
import { advanceTime, pollInterval, postAsOther } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** A post of the seed. */
const post = 30;
const path = `/posts/${post}/comments/`;

test('the first comment of a post is tinted and announced when it has arrived', async () => {
  await provider.database.change((draft) => {
    draft.comments = draft.comments.filter(({ postId }) => postId !== post);
  });
  const { user } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await screen.findByRole('heading', { name: 'No comments yet' });
  expect(screen.getAllByRole('heading', { name: 'Comments' })).toHaveLength(1);
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Mine too.');
  await user.click(screen.getByRole('button', { name: 'post comment' }));
  await waitFor(() => expect(provider.received.of('POST', path)).toHaveLength(1));
  expect(await screen.findByText('Your comment was posted')).toHaveRole('status');
  const own = document.querySelector('[data-slot=comment][data-new]');
  expect(own).toHaveTextContent('Mine too.');
  // The field is where the comment appears: below it.
  const box = screen.getByRole('textbox', { name: 'Your comment' });
  expect(own?.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('one’s own comment beyond the first page of the list stays, and a line says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const results = [{ id: 1, content: 'The first one.', author_name: 'Ruth' }];
  const body = { results, next: 'https://portal.example/?page=2' };
  provider.faults.add({ name: 'page', path, method: 'GET', kind: 'status', status: 200, body });
  const { user } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Mine too.');
  await user.click(screen.getByRole('button', { name: 'post comment' }));
  await waitFor(() => expect(provider.received.of('POST', path)).toHaveLength(1));
  // Longer than the outbox stores what was sent.
  for (let turn = 0; turn < 14; turn += 1) await advanceTime(pollInterval);
  const [, own] = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('listitem');
  expect(own).toHaveTextContent('Mine too.');
  expect(screen.getByText('Not all comments are shown here.')).toBeVisible();
});

test('another post on the same page has the focus and is announced', async () => {
  const { go } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await screen.findByRole('textbox', { name: 'Your comment' });
  // Where a link to the page has left it.
  screen.getByRole('main').focus();
  await go(withQuery(paths.commentPage, { post: post - 1 }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await screen.findByText('Comments | Kingdom Builders')).toHaveRole('status');
});

test('where comments are listed newest first, one’s own is added above them', async () => {
  const body = [2, 1].map((id) => ({ id, content: `Number ${id}`, author_name: 'Ruth' }));
  provider.faults.add({ name: 'page', path, method: 'GET', kind: 'status', status: 200, body });
  const { user } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await screen.findByText('Number 2');
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Mine too.');
  await user.click(screen.getByRole('button', { name: 'post comment' }));
  await screen.findByText('Mine too.');
  const [own] = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('listitem');
  expect(own).toHaveTextContent('Mine too.');
});

test('under its post in the feed a comment is shown once it is sent', async () => {
  const { user, go } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await screen.findAllByRole('listitem');
  setOnline(false);
  await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Mine too.');
  await user.click(screen.getByRole('button', { name: 'post comment' }));
  await screen.findByText('Will be sent when you’re online');
  await go(paths.community);
  const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
  expect(await card.findByRole('link', { name: /^\d more comment/ })).toHaveTextContent(
    '1 more comment',
  );
  setOnline(true);
  expect(await card.findByRole('link', { name: '2 more comments' })).toBeVisible();
});

test('a chosen post of another list is not shown for one with its number', async () => {
  const { store, go } = await renderAt(paths.community, { as: 'member' });
  const chosen = { id: post, title: 'In the general feed', body: '', author: 'Ruth' };
  store.dispatch(postSlice.actions.set(toStoredPost(chosen, undefined)));
  await go(withQuery(paths.initiativeCommentPage, { community: 7, post }));
  const heading = { name: 'Only members can read this community' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByText('In the general feed')).toBeNull();
});

test.each([
  [paths.internshipForum, 1, '/leadership-group'],
  [paths.internshipCommentPage, 1, '/leadership-group'],
  [paths.communityInitiative, 2, '/kingdom-ministers-group'],
  [paths.communityInitiative, 7, '/quebec'],
] as const)('%s leads a member who may not read it to the page to join', async (...row) => {
  const [page, community, to] = row;
  const closed = `/community/${community}/posts/`;
  provider.faults.add({ name: 'closed', path: closed, kind: 'status', status: 403, body: {} });
  await renderAt(withQuery(page, { community, post }), { as: 'member' });
  expect(await screen.findByRole('link', { name: 'Ask to join' })).toHaveAttribute('href', to);
});

const isTime = (_: string, link: Element) => link.querySelector('time') !== null;

test.each([
  ['comment', 'comment'],
  ['All comments', 'All comments'],
  ['its time', isTime],
] as const)(
  'who came from a feed by "%s" goes back to the part of it that they left',
  async (_, name) => {
    const feed = withQuery(paths.community, { author: 'Naomi Okonjo' });
    const { user, address } = await renderAt(feed, { as: 'member' });
    const [link] = await screen.findAllByRole('link', { name });
    await user.click(link ?? document.body);
    await user.click(await screen.findByRole('link', { name: 'Back to the feed' }));
    await waitFor(() => expect(address()).toBe(feed));
  },
);

test('who came from a feed goes back to that part also after a press on the time', async () => {
  const feed = withQuery(paths.community, { author: 'Naomi Okonjo' });
  const { user, address } = await renderAt(feed, { as: 'member' });
  const [link] = await screen.findAllByRole('link', { name: 'All comments' });
  await user.click(link ?? document.body);
  await screen.findByRole('link', { name: 'Back to the feed' });
  await user.click(screen.getByRole('link', { name: isTime }));
  await user.click(await screen.findByRole('link', { name: 'Back to the feed' }));
  await waitFor(() => expect(address()).toBe(feed));
});

test('who came by an address reaches the feed, also after a press on the time', async () => {
  const visit = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  await visit.user.click(await screen.findByRole('link', { name: isTime }));
  await visit.user.click(await screen.findByRole('link', { name: 'Back to the feed' }));
  await waitFor(() => expect(visit.address()).toBe(paths.community));
});

test('a retry of a post keeps its button, which has the focus', async () => {
  const list = { path: '/posts/', method: 'GET' } as const;
  provider.faults.add({ name: 'fails', ...list, kind: 'status', status: 500, body: {} });
  const { user } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  const main = within(await screen.findByRole('main'));
  const button = await main.findByRole('button', { name: 'Try again' });
  provider.faults.set([{ name: 'slow', ...list, kind: 'delay', ms: 200 }]);
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  expect(await screen.findByRole('heading', { name: /^The daycare/ })).toBeVisible();
});

describe('a post that is not on the first page of its list', () => {
  const chosen = { id: post, title: 'Further down', body: '', author: 'Ruth' };
  const gone = { name: 'This post no longer exists' };
  const comments = async () =>
    within(await screen.findByRole('region', { name: 'Comments' })).findAllByRole('listitem');
  const openChosen = async () => {
    const { store, go } = await renderAt(paths.community, { as: 'member' });
    await screen.findByRole('heading', { name: 'Newest' });
    store.dispatch(postSlice.actions.set(toStoredPost(chosen, undefined)));
    await go(withQuery(paths.commentPage, { post }));
  };

  beforeEach(() => {
    const results = [{ id: 99, title: 'Newest', content: 'Words', author_name: 'Ruth' }];
    const body = { results, next: 'https://portal.example/posts/?page=2' };
    const list = { path: '/posts/', method: 'GET', kind: 'status', status: 200, body } as const;
    provider.faults.add({ name: 'first page', ...list });
  });

  test('is shown as it was chosen, with its comments and the field', async () => {
    await openChosen();
    expect(await screen.findByRole('heading', { name: chosen.title, level: 2 })).toBeVisible();
    expect(await comments()).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
    expect(screen.queryByRole('heading', gone)).toBeNull();
  });

  test('if only the address names it, a text is shown beside its comments', async () => {
    await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
    const heading = { name: 'This post isn’t among the newest posts' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(await comments()).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
    const way = screen.getByRole('link', { name: 'Back to the feed' });
    expect(way).toHaveAttribute('href', paths.community);
  });

  test('is gone if the provider has no comments for it', async () => {
    const none = { method: 'GET', kind: 'status', status: 404, body: {} } as const;
    provider.faults.add({ name: 'none', path, ...none });
    await openChosen();
    expect(await screen.findByRole('heading', gone)).toBeVisible();
    expect(screen.queryByRole('heading', { name: chosen.title })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  });
});

test.each([5, 3])('of %d comments on a first page, the feed claims no total', async (count) => {
  const results = Array.from({ length: count }, (_, index) => ({
    id: index,
    content: 'Mine too.',
  }));
  const body = { results, next: `https://portal.example${path}?page=2` };
  provider.faults.add({ name: 'page', path, method: 'GET', kind: 'status', status: 200, body });
  await renderAt(paths.community, { as: 'member' });
  const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
  expect(await card.findByRole('link', { name: `All comments (${count}+)` })).toBeVisible();
  const more = card.getByRole('link', { name: /more comment/i });
  expect(more).toHaveTextContent('More comments');
});

test('the text of another post is folded again', async () => {
  await provider.database.change(({ posts }) => {
    for (const one of posts) one.content = 'word '.repeat(3000);
  });
  const { user, go } = await renderAt(withQuery(paths.commentPage, { post }), { as: 'member' });
  const text = () => document.querySelector('[data-slot=post] [data-slot=clamped-text]');
  await waitFor(() => expect(text()).not.toBeNull());
  await user.click(text() ?? document.body);
  expect(text()?.textContent).toHaveLength(14_999);
  await go(withQuery(paths.commentPage, { post: post - 1 }));
  expect(text()?.textContent.length).toBeLessThan(14_999);
});

test('the menu of a post mutes its author, and unmutes them again', async () => {
  const theirs = await postAsOther({ title: 'Theirs' });
  const { user } = await renderAt(withQuery(paths.commentPage, { post: theirs }), { as: 'member' });
  const open = async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^More about the post/ });
    await user.click(menu ?? document.body);
  };
  await open();
  await user.click(await screen.findByRole('button', { name: /^Mute / }));
  await open();
  await user.click(await screen.findByRole('button', { name: /^Unmute ./ }));
  await open();
  expect(await screen.findByRole('button', { name: /^Mute / })).toBeVisible();
});
