import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import { Feed } from '@/features/feed/Feed';
import { paths, withQuery } from '@/config/paths';
import { limitPosts, postAsOther, advanceTime, pollInterval, titles } from '../setup/memberPages';
import { logInAs, setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const feed = () => screen.findByRole('feed', { name: 'Posts' });
const countRequests = () => provider.received.of('GET', '/posts/').length;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

async function openFeed() {
  const visit = await renderAt(paths.community, { as: 'member' });
  await feed();
  return visit;
}

describe('the community', () => {
  test('shows posts, the newest first, labelled and counted', async () => {
    await openFeed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kingdom Builders');
    expect(screen.getByRole('heading', { name: 'What is on your mind?' })).toBeVisible();
    const { posts } = await provider.database.read();
    const articles = screen.getAllByRole('article');
    expect(titles()[0]).toBe(posts.at(-1)?.title);
    expect(articles[0]).toHaveAttribute('aria-posinset', '1');
    expect(articles[0]).toHaveAttribute('aria-setsize', String(posts.length));
    expect(articles.length).toBeLessThan(posts.length);
    expect(articles[0]?.querySelector('time')).toHaveAttribute('datetime', posts.at(-1)?.createdAt);
  });

  test('filters by category in the address', async () => {
    const { user, address, go } = await openFeed();
    const filter = screen.getByRole('combobox', { name: 'Category' });
    await user.selectOptions(filter, 'Master Class');
    await waitFor(() => expect(address()).toBe('/community?category=4'));
    await user.selectOptions(filter, 'Internship');
    await waitFor(() => expect(address()).toBe('/community?category=6'));
    await go(-1);
    expect(address()).toBe('/community?category=4');
    expect(filter).toHaveDisplayValue('Master Class');
    const { posts } = await provider.database.read();
    const wanted = posts.filter(({ category }) => Number(category) === 4).map(({ title }) => title);
    await waitFor(() => expect(titles()).toEqual(wanted.toReversed().slice(0, titles().length)));
    expect(wanted.length).toBeGreaterThan(0);
  });

  test('reads all list shapes', async () => {
    for (const shape of ['data', 'results'] as const) {
      provider.listShapes.posts = shape;
      const { go } = await openFeed();
      expect(titles().length).toBeGreaterThan(0);
      await go(paths.root);
    }
  });

  test('two outlines are shown until the first answer', async () => {
    provider.faults.add('feed-slow');
    await renderAt(paths.community, { as: 'member' });
    const waiting = (await screen.findByText('Loading posts')).closest('[role=status]');
    expect(waiting?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(2);
    expect(screen.queryByRole('feed')).toBeNull();
  });

  test('an empty one has a text that says so', async () => {
    await limitPosts(0);
    await renderAt(paths.community, { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    // A feed without articles is none (ARIA).
    expect(screen.queryByRole('feed')).toBeNull();
  });
});

describe('failures', () => {
  test('without any answer there is a way to try again', async () => {
    provider.faults.add('feed-fails');
    const { user } = await renderAt(paths.community, { as: 'member' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'The posts could not be loaded.' })).toBeVisible();
    provider.faults.clear();
    await user.click(again);
    await feed();
    expect(titles().length).toBeGreaterThan(0);
  });

  test('what is shown stays, a row offers to try again', async () => {
    const { user } = await openFeed();
    const before = titles();
    provider.faults.add('feed-fails');
    await advanceTime(pollInterval + 200);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(titles().slice(0, before.length)).toEqual(before);
    provider.faults.clear();
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('a broken picture leaves a note', async () => {
    await postAsOther({ title: 'Pictured', picture: '/art/gone.svg' });
    await openFeed();
    const [article] = screen.getAllByRole('article');
    const picture = within(article ?? document.body).getByRole('img');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture);
    expect(await screen.findByText(/^This picture .* Reload the page/)).toBeVisible();
  });
});

describe('every ten seconds', () => {
  test('an answer that is the same renders nothing, a changed one does', async () => {
    await logInAs('member');
    const { store } = createAppStore();
    const renders = vi.fn<() => void>();
    const noFooter = () => null;
    const to = () => paths.commentPage;
    const links = { community: undefined, to, by: to, onOpen: noFooter, all: paths.community };
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Profiler id="feed" onRender={renders}>
            <Feed renderFooter={noFooter} links={links} />
          </Profiler>
        </MemoryRouter>
      </Provider>,
    );
    await feed();
    await advanceTime(500);
    renders.mockClear();
    const before = countRequests();
    await advanceTime(3 * (pollInterval + 100));
    expect(countRequests() - before).toBeGreaterThanOrEqual(2);
    expect(renders).not.toHaveBeenCalled();
    await postAsOther({ title: 'New' });
    await advanceTime(pollInterval + 500);
    await screen.findByRole('button', { name: '1 new post' });
    expect(renders).toHaveBeenCalled();
  });

  test('nothing is requested while the page is hidden or the device offline', async () => {
    await openFeed();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceTime(500);
    const before = countRequests();
    await advanceTime(3 * pollInterval);
    expect(countRequests()).toBe(before);
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceTime(500);
    await waitFor(() => expect(countRequests()).toBe(before + 1));
    setOnline(false);
    await advanceTime(3 * pollInterval);
    expect(countRequests()).toBe(before + 1);
    setOnline(true);
    await advanceTime(500);
    await waitFor(() => expect(countRequests()).toBe(before + 2));
  });
});

describe('new posts of others', () => {
  test('are kept behind the button, which inserts them and takes the focus there', async () => {
    const { user } = await openFeed();
    const before = titles();
    await postAsOther({ title: 'First news' });
    await postAsOther({ title: 'Second news' });
    await advanceTime(pollInterval + 500);
    const button = await screen.findByRole('button', { name: '2 new posts' });
    expect(titles().slice(0, before.length)).toEqual(before);
    await waitFor(() => expect(screen.getAllByText('2 new posts')).toHaveLength(2));
    await user.click(button);
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Second news', 'First news']));
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
  });

  test('are announced once a minute at most', async () => {
    await openFeed();
    const announcements = () =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .filter((text) => /new post/.test(text));
    await postAsOther({ title: 'One' });
    await advanceTime(pollInterval + 500);
    await waitFor(() => expect(announcements()).toEqual(['1 new post']));
    await postAsOther({ title: 'Two' });
    await advanceTime(pollInterval + 500);
    await screen.findByRole('button', { name: '2 new posts' });
    expect(announcements()).toEqual(['1 new post']);
    await advanceTime(60_000);
    expect(announcements()).toEqual(['2 new posts']);
  });

  test('one that is gone leaves the list', async () => {
    await openFeed();
    const [first, second] = titles();
    await provider.database.change((draft) => void draft.posts.pop());
    await advanceTime(pollInterval + 500);
    await waitFor(() => expect(titles()[0]).toBe(second));
    expect(titles()).not.toContain(first);
  });
});

describe('other feeds', () => {
  test("the initiative's screen names the first community and leads to its comments", async () => {
    await renderAt(paths.communityInitiative, { as: 'member' });
    await feed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Leadership and Internship',
    );
    const [article] = screen.getAllByRole('article');
    const ways = within(article ?? document.body).getAllByRole('link', { name: /omment/ });
    const { communityPosts } = await provider.database.read();
    const newest = communityPosts.filter(({ communityId }) => communityId === 1).at(-1);
    const to = `/initiative-comment-page?community=1&post=${newest?.id}`;
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([to, to]);
  });

  test('a community of the address, closed to this member, shows it', async () => {
    await renderAt(withQuery(paths.communityInitiative, { community: 7 }), { as: 'member' });
    const heading = { name: 'Only members can read this community' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Ask to join Quebec\. You can/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    const release = pauseCalls('get', '/community/7/posts/');
    await advanceTime(2 * pollInterval);
    expect(screen.getByRole('heading', heading)).toBeVisible();
    release();
  });

  test('the internship forum leads to the internship comment page', async () => {
    await renderAt(paths.internshipForum, { as: 'member' });
    await feed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('INTERNSHIP COMMUNITY');
    const [way] = screen.getAllByRole('link', { name: 'comment' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/^\/internship-comment-page\?post=/));
    expect(screen.queryByRole('link', { name: 'All comments' })).toBeNull();
  });
});
