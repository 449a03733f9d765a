import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { showToast } from '@/ui/toast';
import { limitPosts, postAsOther, titles } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { setOnline } from '../setup/outbox';
import { mockToasts } from '../setup/publishing';

const copied = () =>
  waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Link copied'));

const feed = () => screen.findByRole('feed');
const daycare = withQuery(paths.commentPage, { post: 30 });

async function openFeed() {
  const visit = await renderAt(paths.community, { as: 'member' });
  await feed();
  return visit;
}

/** A post of the feed, by the beginning of its title. */
const post = async (title: RegExp) => within(await screen.findByRole('article', { name: title }));

/** Opens the menu of a post and gives what is in it. */
async function openMenu({ user }: Visit, title: RegExp) {
  const card = await post(title);
  await user.click(card.getByRole('button', { name: /^More about the post/ }));
  await card.findByRole('button', { name: 'Copy link' });
  return card;
}

beforeEach(mockToasts);

describe("a post's own address", () => {
  test('is where its time leads', async () => {
    const { user, address } = await openFeed();
    const card = await post(/^The daycare/);
    const time = card.getAllByRole('link').find((link) => link.querySelector('time') !== null);
    expect(time).toHaveAttribute('href', daycare);
    await user.click(time ?? document.body);
    await waitFor(() => expect(address()).toBe(daycare));
    expect(await screen.findByRole('heading', { name: /^The daycare/, level: 2 })).toBeVisible();
  });

  test('can be copied from its menu', async () => {
    const visit = await openFeed();
    const card = await openMenu(visit, /^The daycare/);
    await visit.user.click(card.getByRole('button', { name: 'Copy link' }));
    await copied();
    expect(await navigator.clipboard.readText()).toBe(new URL(daycare, window.location.href).href);
    expect(card.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(card.getByRole('button', { name: /^More about/ })).toHaveFocus();
  });

  test('is shown selected where the browser copies nothing', async () => {
    const visit = await openFeed();
    const refuse = vi.spyOn(navigator.clipboard, 'writeText');
    refuse.mockRejectedValueOnce(new Error('not allowed'));
    const card = await openMenu(visit, /^The daycare/);
    await visit.user.click(card.getByRole('button', { name: 'Copy link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy this link' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    const { href } = new URL(daycare, window.location.href);
    expect(field).toHaveValue(href);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(href);
    expect(showToast).not.toHaveBeenCalled();
    const isHandled = !fireEvent.keyDown(field, { key: 'PageDown' });
    expect(isHandled).toBe(false);
    expect(field).toHaveFocus();
  });

  test('opened anew loads the post, and names the same address', async () => {
    const { user } = await renderAt(daycare, { as: 'member' });
    expect(await screen.findByRole('heading', { name: /^The daycare/, level: 2 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^More about the post/ }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await copied();
    expect(await navigator.clipboard.readText()).toBe(new URL(daycare, window.location.href).href);
  });

  test("in a community is the community's", async () => {
    const visit = await renderAt(withQuery(paths.communityInitiative, { community: 1 }), {
      as: 'member',
    });
    await feed();
    const [article] = screen.getAllByRole('article');
    const card = within(article ?? document.body);
    await visit.user.click(card.getByRole('button', { name: /^More about the post/ }));
    await visit.user.click(await card.findByRole('button', { name: 'Copy link' }));
    await copied();
    expect(await navigator.clipboard.readText()).toMatch(
      /\/initiative-comment-page\?community=1&post=\d+$/,
    );
  });
});

test('saved posts are announced by their heading, and all posts by the title of the page', async () => {
  const { user } = await openFeed();
  const press = async (element: HTMLElement) => {
    element.focus();
    await user.keyboard('{Enter}');
  };
  await press(await screen.findByRole('button', { name: 'Member menu' }));
  await press(await screen.findByRole('link', { name: 'Saved posts' }));
  const heading = await screen.findByRole('heading', { name: 'Saved posts' });
  await waitFor(() => expect(heading).toHaveFocus());
  await press(screen.getByRole('link', { name: 'Show all posts' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getByText('Community | Kingdom Builders')).toHaveRole('status');
  const filter = await screen.findByRole('combobox', { name: 'Category' });
  await user.selectOptions(filter, within(filter).getAllByRole('option')[1] ?? '');
  expect(filter).toHaveFocus();
});

test('saved posts leave the focus where it is if their address is opened', async () => {
  await renderAt(withQuery(paths.community, { saved: 1 }), { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'No saved posts yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Saved posts' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

describe('the posts of one author', () => {
  test('are a way from any of them, and back', async () => {
    await postAsOther({ title: 'Theirs' });
    const visit = await openFeed();
    const { author } = /^Theirs, (?<author>.*)$/.exec(
      (await screen.findByRole('article', { name: /^Theirs/ })).getAttribute('aria-label') ?? '',
    )?.groups ?? { author: '' };
    const card = await openMenu(visit, /^Theirs/);
    await visit.user.click(card.getByRole('link', { name: `Posts by ${author}` }));
    const heading = await screen.findByRole('heading', { name: `Posts by ${author}` });
    expect(visit.address()).toBe(withQuery(paths.community, { author }));
    await waitFor(() => expect(heading).toHaveFocus());
    const articles = screen.getAllByRole('article');
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles)
      expect(article.getAttribute('aria-label')).toMatch(new RegExp(`${author}$`));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await visit.user.click(screen.getByRole('link', { name: 'Show all posts' }));
    await waitFor(() => expect(visit.address()).toBe(paths.community));
    expect(await screen.findByRole('combobox', { name: 'Category' })).toBeVisible();
  });

  test("the member's own are called theirs, and are in the menu", async () => {
    const { user, address } = await openFeed();
    await user.click(screen.getByRole('button', { name: 'Member menu' }));
    await user.click(await screen.findByRole('link', { name: 'Your posts' }));
    expect(await screen.findByRole('heading', { name: 'Your posts' })).toBeVisible();
    expect(address()).toMatch(/^\/community\?author=/);
    expect(
      await screen.findByText(/^\d+ posts?, newest first\. Only posts in the main feed are listed/),
    ).toBeVisible();
  });

  test('none of them is shown', async () => {
    await limitPosts(1);
    await renderAt(withQuery(paths.community, { author: 'Nobody at all' }), { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'No posts by this author' })).toBeVisible();
    expect(titles()).toEqual([]);
    expect(provider.received.of('GET', '/posts/').length).toBeGreaterThan(0);
  });
});

/** Posts of a picture alone, one in the general feed and one in the member's community. */
async function pictureOnlyPosts() {
  const only = { title: '', picture: '/art/sector-software.svg' };
  const general = await postAsOther(only);
  const inCommunity = await provider.database.change(({ communityPosts }) => {
    const created = communityPosts.find(({ communityId }) => communityId === 1);
    Object.assign(created ?? {}, only, { body: '' });
    return created?.id;
  });
  return { general, inCommunity };
}

test('a saved post of a picture alone is named by its number', async () => {
  const { general, inCommunity } = await pictureOnlyPosts();
  const { go, user } = await renderAt(paths.internshipForum, { as: 'member' });
  await screen.findByRole('feed');
  localStorage.setItem(
    `kb:saved ${userKey()}`,
    JSON.stringify([{ post: general }, { post: inCommunity, community: 1 }]),
  );
  await go(withQuery(paths.community, { saved: 1 }));
  await user.click(await screen.findByText('1 more saved post'));
  const named = { name: `Post ${inCommunity} in Leadership and Internship` };
  expect(await screen.findByRole('link', named)).toBeVisible();
  await go(paths.myData);
  const heading = await screen.findByRole('heading', { name: 'Saved posts' });
  const posts = within(heading.closest('li') ?? document.body);
  await user.click(posts.getByText('Show the list'));
  expect(await posts.findByText(`Post ${general}`)).toBeVisible();
  expect(posts.getByText(`Post ${inCommunity} in community 1`)).toBeVisible();
});

test('a saved post beyond the first page of the feed can be opened', async () => {
  const results = [{ id: 99, title: 'Newest', content: 'Words', author_name: 'Ruth' }];
  const body = { results, next: 'https://portal.example/posts/?page=2' };
  const list = { path: '/posts/', method: 'GET', kind: 'status', status: 200, body } as const;
  provider.faults.add({ name: 'first page', ...list });
  const { go, user } = await openFeed();
  localStorage.setItem(`kb:saved ${userKey()}`, '[{"post":30}]');
  await go(withQuery(paths.community, { saved: 1 }));
  const link = await screen.findByRole('link', { name: 'Post 30' });
  expect(link).toHaveAttribute('href', daycare);
  expect(screen.getByRole('button', { name: 'Remove: Post 30' })).toBeVisible();
  await user.click(link);
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(await comments.findAllByRole('listitem')).toHaveLength(4);
});

test('a feed that failed offline says so until it is loaded again', async () => {
  provider.faults.add({ name: 'off', path: '/posts/', kind: 'network-error' });
  setOnline(false);
  await renderAt(paths.community, { as: 'member' });
  const heading = await screen.findByRole('heading', { name: 'You’re offline' });
  act(() => setOnline(true));
  expect(heading).toHaveTextContent('You’re offline');
});
