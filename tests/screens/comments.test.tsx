import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commentFieldWords } from '@/content/writingWords';
import { paths, withQuery } from '@/config/paths';
import { nextId } from '@/mocks/snapshot';
import { advanceTime, pollInterval } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** A post of the seed with four comments. */
const post = 30;
const page = withQuery(paths.commentPage, { post });
const commentsPath = `/posts/${post}/comments/`;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

const thread = async () =>
  within(await screen.findByRole('region', { name: 'Comments' })).findAllByRole('listitem');
const texts = () =>
  [...document.querySelectorAll('[data-slot=comment] [data-slot=clamped-text]')].map(
    (p) => p.textContent,
  );
const field = () => screen.findByRole('textbox', { name: 'Your comment' });

async function addComment(postId: number, text: string) {
  await provider.database.change((draft) => {
    const id = nextId(draft.comments);
    const createdAt = new Date().toISOString();
    draft.comments.push({ id, postId, authorId: 2, text, createdAt });
  });
}

describe('under a post of the feed', () => {
  const article = async (title: RegExp) => {
    await renderAt(paths.community, { as: 'member' });
    return within(await screen.findByRole('article', { name: title }));
  };

  test('the first three comments are shown in one line each, with the count of the rest', async () => {
    const card = await article(/^The daycare/);
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
    expect(card.getByRole('link', { name: '1 more comment' })).toHaveAttribute('href', page);
    const line = card
      .getAllByRole('listitem')[0]
      ?.querySelector<HTMLElement>('[data-slot=clamped-text]');
    expect(line?.style.getPropertyValue('--lines')).toBe('1');
  });

  test('comment and All comments lead to its page, which knows the post at once', async () => {
    const { user, address, store } = await renderAt(paths.community, { as: 'member' });
    const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
    expect(await card.findByRole('link', { name: 'All comments (4)' })).toHaveAttribute(
      'href',
      page,
    );
    await user.click(card.getByRole('link', { name: 'comment' }));
    await waitFor(() => expect(address()).toBe(page));
    // A member who wants to comment can type at once.
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveFocus(),
    );
    expect(await screen.findByRole('heading', { name: /^The daycare/, level: 2 })).toBeVisible();
    expect(JSON.stringify(store.getState())).toContain('"post":{"post":{"id":30');
  });

  test('comments that could not be read leave the post, and can be loaded again', async () => {
    provider.faults.add('comments-fail');
    const { user } = await renderAt(paths.community, { as: 'member' });
    const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
    await card.findByText('The comments could not be loaded.');
    setOnline(false);
    await card.findByText('The comments could not be loaded. You’re offline.');
    provider.faults.clear();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
  });

  test('no more than three posts load comments at once', async () => {
    let running = 0;
    let highest = 0;
    provider.server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/comments/')) highest = Math.max(highest, (running += 1));
    });
    provider.server.events.on('response:mocked', ({ request }) => {
      if (request.url.includes('/comments/')) running -= 1;
    });
    const release = pauseCalls('get', '/comments/');
    await renderAt(paths.community, { as: 'member' });
    await screen.findByRole('article', { name: /^The daycare/ });
    const calls = () => provider.received.all().filter(({ path }) => path.endsWith('/comments/'));
    await waitFor(() => expect(running).toBe(3));
    release();
    await waitFor(() => expect(calls().length).toBeGreaterThan(3));
    provider.server.events.removeAllListeners();
    expect(highest).toBe(3);
  });
});

describe('the comment page', () => {
  test('shows the post and all its comments, the oldest first', async () => {
    await renderAt(page, { as: 'member' });
    expect(await thread()).toHaveLength(4);
    const { comments } = await provider.database.read();
    expect(texts()).toEqual(comments.filter(({ postId }) => postId === post).map((c) => c.text));
    expect(await field()).toHaveAttribute('placeholder', 'Leave a comment');
    expect(screen.getByRole('button', { name: 'post comment' })).toBeVisible();
  });

  test('without a query it shows the post that was chosen last', async () => {
    const { go } = await renderAt(page, { as: 'member' });
    await thread();
    await go(paths.community);
    const card = within(await screen.findByRole('article', { name: /^The daycare/ }));
    card.getByRole('link', { name: 'comment' }).click();
    await screen.findByRole('heading', { name: /^The daycare/, level: 2 });
    await go(withQuery(paths.commentPage, { post: 29 }));
    await waitFor(() => expect(texts()).toHaveLength(1));
    await go(paths.commentPage);
    expect(await screen.findByRole('heading', { name: /^The daycare/, level: 2 })).toBeVisible();
  });

  test('without any post it leads to the feed', async () => {
    await renderAt(paths.commentPage, { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'No post chosen' })).toBeVisible();
    const way = screen.getByRole('link', { name: 'Back to the feed' });
    expect(way).toHaveAttribute('href', paths.community);
  });

  test('for a post that is gone a text says so', async () => {
    await renderAt(withQuery(paths.commentPage, { post: 9999 }), { as: 'member' });
    const heading = { name: 'This post no longer exists' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.queryByText('The comments could not be loaded.')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  });

  test('what was typed under a post that vanishes stays, with a note that it cannot be sent', async () => {
    const { user } = await renderAt(page, { as: 'member' });
    await user.type(await field(), 'Half a tho');
    await provider.database.change((draft) => {
      draft.posts = draft.posts.filter(({ id }) => id !== post);
    });
    await advanceTime(pollInterval + 500);
    const heading = { name: 'This post no longer exists' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(await field()).toHaveValue('Half a tho');
    expect(screen.getByText(commentFieldWords.gone)).toBeVisible();
  });

  test('no comments yet', async () => {
    provider.faults.add('comments-empty');
    await renderAt(page, { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible();
  });

  test('new ones come by themselves; a failure leaves those that are there', async () => {
    await renderAt(page, { as: 'member' });
    await thread();
    await addComment(post, 'A fifth voice.');
    await advanceTime(pollInterval + 500);
    await waitFor(() => expect(texts().at(-1)).toBe('A fifth voice.'));
    provider.faults.add('comments-fail');
    await advanceTime(pollInterval + 500);
    await screen.findByText('The comments could not be loaded.');
    expect(texts()).toHaveLength(5);
  });

  test("one's own is shown at once, and once", async () => {
    const { user } = await renderAt(page, { as: 'member' });
    await thread();
    await user.type(await field(), 'Mine too.');
    await user.click(screen.getByRole('button', { name: 'post comment' }));
    await waitFor(() => expect(texts().at(-1)).toBe('Mine too.'));
    await waitFor(() => expect(provider.received.of('POST', commentsPath)).toHaveLength(1));
    await advanceTime(2 * pollInterval);
    expect(texts().filter((text) => text === 'Mine too.')).toHaveLength(1);
    expect(document.querySelector('[data-slot=pending-item]')).toBeNull();
  });

  test('offline it is queued, and can be cancelled', async () => {
    const { user } = await renderAt(page, { as: 'member' });
    await thread();
    setOnline(false);
    await user.type(await field(), 'Not yet.');
    await user.click(screen.getByRole('button', { name: 'post comment' }));
    expect(await screen.findByText('Will be sent when you’re online')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await field()).toHaveValue('Not yet.'));
    expect(await screen.findByText(/^Cancelled\. Your text/)).toBeVisible();
    expect(provider.received.of('POST', commentsPath)).toHaveLength(0);
  });
});

describe('many comments', () => {
  const fill = (count: number) =>
    provider.database.change((draft) => {
      draft.comments = Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        postId: post,
        authorId: 2,
        text: `Voice ${index + 1}`,
        createdAt: new Date(index * 60_000).toISOString(),
      }));
    });
  test('up to fifty are all in the document', async () => {
    await fill(50);
    await renderAt(page, { as: 'member' });
    expect(await thread()).toHaveLength(50);
  });
  test('of five hundred only those near the window are, and each has its position in the list', async () => {
    await fill(500);
    await renderAt(page, { as: 'member' });
    const [first, second, ...rest] = await thread();
    expect(rest.length).toBeLessThan(40);
    expect(first).toHaveTextContent('Voice 1');
    expect(second).toHaveAttribute('aria-posinset', '2');
    expect(second).toHaveAttribute('aria-setsize', '500');
  });
});

describe("communities' comment pages", () => {
  /** A post of the internship's community with four comments. */
  const surrey = async () => {
    const { communityPosts } = await provider.database.read();
    return communityPosts.find(({ title }) => title.startsWith('Surrey'))?.id ?? 0;
  };

  test("the initiative's", async () => {
    const link = withQuery(paths.initiativeCommentPage, { community: 1, post: await surrey() });
    await renderAt(link, { as: 'member' });
    expect(await thread()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'make a comment' })).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Leadership and Internship');
  });

  test("the internship's", async () => {
    const link = withQuery(paths.internshipCommentPage, { post: await surrey() });
    const { user } = await renderAt(link, { as: 'member' });
    expect(await thread()).toHaveLength(4);
    await user.type(await field(), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'make a comment' }));
    const path = `/community/1/post/${await surrey()}/comment/`;
    await waitFor(() => expect(provider.received.of('POST', path)).toHaveLength(1));
    expect(provider.received.of('POST', path)[0]?.body).toEqual({ body: 'Thank you.' });
    await waitFor(() => expect(texts().at(-1)).toBe('Thank you.'));
  });
});
