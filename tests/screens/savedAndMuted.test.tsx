import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeDataOfOthers } from '@/app/removeDataOfOthers';
import { paths, withQuery } from '@/config/paths';
import { retainFocus } from '@/lib/retainFocus';
import { userKey } from '@/lib/userKey';
import { setMuted } from '@/session/memberValues';
import { showToast } from '@/ui/toast';
import { addCleanup } from '../setup/lifecycle';
import { postAsOther, advanceTime, pollInterval, titles } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { mockToasts } from '../setup/publishing';

const feed = () => screen.findByRole('feed');
const savedView = withQuery(paths.community, { saved: 1 });
const stored = (start: string) => localStorage.getItem(start + userKey());

async function openFeed(path: string = paths.community) {
  const visit = await renderAt(path, { as: 'member' });
  await feed();
  return visit;
}

/** Presses something in the menu of a post. */
async function choose({ user }: Visit, title: RegExp, item: RegExp | string) {
  const card = within(await screen.findByRole('article', { name: title }));
  await user.click(card.getByRole('button', { name: /^More about the post/ }));
  await user.click(await card.findByRole('button', { name: item }));
}

beforeEach(mockToasts);

/** Member values are refused, as by a full device. */
function refuseStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
    if (/^kb:(?:saved|muted) /.test(name)) throw new DOMException('Full.', 'QuotaExceededError');
  });
}

const notStored = expect.stringMatching(/^This browser didn’t save your choice/);

describe('saved posts', () => {
  test('that the device refuses are not called saved', async () => {
    const visit = await openFeed();
    refuseStorage();
    await choose(visit, /^The daycare/, 'Save post');
    expect(showToast).toHaveBeenLastCalledWith('error', notStored);
    await choose(visit, /^The daycare/, 'Remove from saved');
    expect(showToast).toHaveBeenLastCalledWith('error', notStored);
    expect(showToast).toHaveBeenCalledTimes(2);
  });

  test('are a list of their own, of which only numbers are stored', async () => {
    const visit = await openFeed();
    await choose(visit, /^The daycare/, 'Save post');
    expect(showToast).toHaveBeenCalledWith(
      'success',
      'Post saved on this device',
      expect.objectContaining({ label: 'See saved posts', href: savedView }),
    );
    expect(stored('kb:saved ')).toBe('[{"post":30}]');
    await visit.go(savedView);
    expect(await screen.findByRole('heading', { name: 'Saved posts' })).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(titles()[0]).toMatch(/^The daycare/);
    await choose(visit, /^The daycare/, 'Remove from saved');
    expect(await screen.findByRole('heading', { name: 'No saved posts yet' })).toBeVisible();
    expect(stored('kb:saved ')).toBe('[]');
  });

  test('of the internship forum are saved as posts of its community', async () => {
    const visit = await openFeed(paths.internshipForum);
    const { communityPosts } = await provider.database.read();
    const newest = communityPosts.filter(({ communityId }) => communityId === 1).at(-1);
    await choose(visit, new RegExp(`^${newest?.title}`), 'Save post');
    expect(stored('kb:saved ')).toBe(`[{"post":${newest?.id},"community":1}]`);
  });

  test('of a community without a title are named by how they begin', async () => {
    const { id } = await provider.database.change(({ communityPosts: [post] }) =>
      Object.assign(post ?? { id: 0 }, { communityId: 1, title: '' }),
    );
    const visit = await openFeed(paths.internshipForum);
    localStorage.setItem(`kb:saved ${userKey()}`, `[{"post":${id},"community":1}]`);
    await visit.go(savedView);
    expect(await screen.findByRole('link', { name: /^Each intern has a host.*…$/ })).toBeVisible();
  });

  test('that the feed does not show are named, and can be removed', async () => {
    const { go, user } = await openFeed();
    const many = Array.from({ length: 1000 }, (_, index) => ({ post: 100_000 + index }));
    localStorage.setItem(
      `kb:saved ${userKey()}`,
      JSON.stringify([{ post: 7, community: 1 }, { post: 30 }, ...many]),
    );
    await go(savedView);
    await user.click(await screen.findByText('1,001 more saved posts'));
    expect(titles()).toHaveLength(1);
    expect(await screen.findByText('Post 7 in Leadership and Internship')).toHaveAttribute(
      'href',
      '/initiative-comment-page?community=1&post=7',
    );
    expect(screen.getByText('Post 100000 isn’t in the feed now')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Remove: Post 100000 isn’t in the feed now' }),
    );
    expect(await screen.findByText('1,000 more saved posts')).toBeVisible();
    expect(stored('kb:saved ')).not.toContain('{"post":100000}');
  });
});

describe('muted authors', () => {
  async function muteAuthor() {
    await postAsOther({ title: 'Theirs' });
    const visit = await openFeed();
    const label = (await screen.findByRole('article', { name: /^Theirs/ })).ariaLabel ?? '';
    const author = label.replace('Theirs, ', '');
    await choose(visit, /^Theirs/, `Mute ${author}`);
    return { ...visit, author };
  }
  const article = async () => within(await screen.findByRole('article', { name: /^Theirs/ }));

  test('their posts fold into a line that shows and unmutes', async () => {
    const { user, author } = await muteAuthor();
    const card = await article();
    expect(await card.findByText('Muted:')).toHaveTextContent(`Muted: ${author}`);
    expect(card.queryByRole('heading', { name: 'Theirs' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('article', { name: /^Theirs/ })).toHaveFocus());
    const show = card.getByRole('button', { name: 'Show' });
    await user.click(show);
    expect(card.getByRole('heading', { name: 'Theirs' })).toBeVisible();
    expect(show).toHaveFocus();
    await user.click(card.getByRole('button', { name: 'Hide' }));
    expect(card.queryByRole('heading', { name: 'Theirs' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Unmute' }));
    expect(await card.findByRole('heading', { name: 'Theirs' })).toBeVisible();
    expect(stored('kb:muted ')).toBe('[]');
  });

  test('that the device refuses to store are muted until a reload only', async () => {
    refuseStorage();
    await muteAuthor();
    expect(await (await article()).findByText('Muted:')).toBeVisible();
    expect(showToast).toHaveBeenCalledWith('error', notStored);
  });

  test('so do their comments, and the posts of one author are shown on request', async () => {
    const { go, author, user } = await muteAuthor();
    await go(withQuery(paths.community, { author }));
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeVisible();
    const { comments, members } = await provider.database.read();
    const theirs = members.find(({ id }) => id === 2);
    const comment = comments.find(({ authorId }) => authorId === theirs?.id);
    expect(comment).toBeDefined();
    await go(withQuery(paths.commentPage, { post: comment?.postId }));
    const region = within(await screen.findByRole('region', { name: 'Comments' }));
    const [show] = await region.findAllByRole('button', { name: 'Show' });
    expect(region.queryByText(String(comment?.text))).toBeNull();
    await user.click(show ?? document.body);
    expect(await region.findByText(author, { selector: 'b bdi' })).toBeVisible();
    expect(show).toHaveFocus();
    addCleanup(retainFocus());
    const [unmute] = region.getAllByRole('button', { name: 'Unmute' });
    const entry = unmute?.closest('li');
    await user.click(unmute ?? document.body);
    expect(region.queryByRole('button', { name: 'Unmute' })).toBeNull();
    await waitFor(() => expect(entry).toHaveFocus());
  });

  test('the button that shows a comment under its post keeps the focus', async () => {
    const { user } = await openFeed();
    const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
    const [line] = await card.findAllByRole('listitem');
    const author = line?.querySelector('b')?.textContent ?? '';
    act(() => void setMuted(author, true));
    const show = within(line ?? document.body).getByRole('button', { name: 'Show' });
    await user.click(show);
    expect(line?.querySelector('[data-slot=clamped-text]')).toBeVisible();
    expect(show).toHaveFocus();
    expect(show).toHaveAccessibleName('Hide');
  });

  test('their new posts are not counted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openFeed();
    const { members } = await provider.database.read();
    const muted = members.find(({ id }) => id === 2);
    const name = `${muted?.firstName} ${muted?.lastName}`;
    act(() => void setMuted(name, true));
    await postAsOther({ title: 'Muted news' });
    await advanceTime(pollInterval + 500);
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
    await postAsOther({ title: 'News', authorId: 3 });
    await advanceTime(pollInterval + 500);
    await screen.findByRole('button', { name: '1 new post' });
    act(() => void setMuted(name, false));
    await screen.findByRole('button', { name: '2 new posts' });
    act(() => void setMuted(name, true));
    await user.click(await screen.findByRole('button', { name: '1 new post' }));
    await waitFor(() => expect(titles()[0]).toBe('News'));
    const card = within(await screen.findByRole('article', { name: `Muted news, ${name}` }));
    expect(card.getByText('Muted:')).toBeVisible();
  });

  test('no name stays after the session, and they are still muted at the next', async () => {
    const { author } = await muteAuthor();
    const key = userKey();
    expect(localStorage.getItem(`kb:muted ${key}`)).toContain(author);
    await removeDataOfOthers('somebody else');
    expect(localStorage.getItem(`kb:muted ${key}`)).not.toContain(author);
    expect(await (await article()).findByText('Muted:')).toBeVisible();
  });
});

test('saved posts of a community alone are listed at once, not called none', async () => {
  const { go } = await openFeed();
  localStorage.setItem(`kb:saved ${userKey()}`, '[{"post":7,"community":4}]');
  await go(savedView);
  expect(await screen.findByText('1 saved post')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Post 7 in / })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No saved posts yet' })).toBeNull();
});

test('My data lists both, and what is removed can be had back', async () => {
  const { go, user } = await openFeed();
  localStorage.setItem(`kb:saved ${userKey()}`, '[{"post":30},{"post":7,"community":4}]');
  localStorage.setItem(`kb:muted ${userKey()}`, '[{"code":"x","name":"Ruth"},{"code":"y"}]');
  await go(paths.myData);
  const kind = async (name: string) =>
    within(
      (await screen.findByRole('heading', { name })).closest('li') ?? document.createElement('p'),
    );
  const authors = await kind('Muted authors');
  expect(authors.getByText(/^2 items/)).toBeVisible();
  await user.click(authors.getByText('Show the list'));
  expect(await authors.findByText('An author whose name isn’t loaded yet')).toBeVisible();
  await user.click(authors.getByRole('button', { name: 'Remove: Ruth' }));
  await waitFor(() => expect(stored('kb:muted ')).toBe('[{"code":"y"}]'));
  expect(await screen.findByText('Deleted: Ruth.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored: Ruth.')).toBeVisible();
  await waitFor(() =>
    expect(stored('kb:muted ')).toBe('[{"code":"y"},{"code":"x","name":"Ruth"}]'),
  );
  const posts = await kind('Saved posts');
  await user.click(posts.getByText('Show the list'));
  expect(await posts.findByText('Post 7 in community 4')).toBeVisible();
  expect(posts.getByText(/^The daycare/)).toBeVisible();
});
