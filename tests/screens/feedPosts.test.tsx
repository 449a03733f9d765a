import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedWords } from '@/content/feedWords';
import { paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { limitPosts, postAsOther, advanceTime, pollInterval, titles } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

async function openFeed() {
  const visit = await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed');
  return visit;
}

describe("one's own post", () => {
  const write = async (title: string) => {
    const visit = await openFeed();
    await visit.user.type(screen.getByRole('textbox', { name: 'Title' }), title);
    return visit;
  };
  const send = () => screen.getByRole('button', { name: 'Send post' });

  test('is shown at once and settles as one', async () => {
    const { user } = await write('Mine');
    await user.click(send());
    await waitFor(() => expect(titles()[0]).toBe('Mine'));
    await waitFor(() => expect(provider.received.of('POST', '/posts/')).toHaveLength(1));
    await advanceTime(2 * pollInterval);
    expect(titles().filter((title) => title === 'Mine')).toHaveLength(1);
    expect(document.querySelector('[data-slot=pending-item]')).toBeNull();
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('is the same article from the press until the outbox has forgotten it', async () => {
    const { user } = await write('Mine');
    await user.click(send());
    const article = (await screen.findByRole('heading', { name: 'Mine' })).closest('article');
    // Longer than the outbox stores what was sent.
    for (let turn = 0; turn < 14; turn += 1) await advanceTime(pollInterval);
    expect(within(article ?? document.body).getByRole('link', { name: 'comment' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mine' }).closest('article')).toBe(article);
  });

  test('stays where it was written, whatever category the provider gives it', async () => {
    const { user, address } = await write('Filtered');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Master Class');
    await waitFor(() => expect(address()).toBe('/community?category=4'));
    await user.click(send());
    await waitFor(() => expect(titles()[0]).toBe('Filtered'));
    // Longer than the outbox stores what was sent.
    for (let turn = 0; turn < 14; turn += 1) await advanceTime(pollInterval);
    expect(titles().filter((title) => title === 'Filtered')).toHaveLength(1);
    const { posts } = await provider.database.read();
    expect(posts.at(-1)).toMatchObject({ title: 'Filtered', category: 1 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Internship');
    await waitFor(() => expect(titles()).not.toContain('Filtered'));
  });

  test('is queued offline and sent by itself', async () => {
    const { user } = await write('Later');
    setOnline(false);
    await user.click(send());
    expect(await screen.findByText('Will be sent when you’re online')).toBeVisible();
    expect(provider.received.of('POST', '/posts/')).toHaveLength(0);
    setOnline(true);
    await waitFor(() => expect(document.querySelector('[data-slot=pending-item]')).toBeNull());
    expect(titles().filter((title) => title === 'Later')).toHaveLength(1);
    expect(provider.received.of('POST', '/posts/')).toHaveLength(1);
  });

  test('that got no answer can be sent again or given up', async () => {
    provider.faults.add('post-offline');
    const { user } = await write('Lost');
    await user.click(send());
    expect(await screen.findByText('May still arrive')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(titles()).not.toContain('Lost'));
  });
});

test('a post in a community leaves the loaded list of the general feed', async () => {
  const { user, go } = await openFeed();
  const [first] = titles();
  await go(withQuery(paths.communityInitiative, { community: 1 }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Send post' }));
  await waitFor(() => expect(provider.received.of('POST', '/community/1/post/')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-slot=pending-item]')).toBeNull());
  await advanceTime(pollInterval);
  provider.server.use(http.get('*/posts/', () => new Promise<Response>(() => {})));
  await go(-1);
  expect(titles()[0]).toBe(first);
});

describe('what members write', () => {
  test('is text, with addresses that can be followed', async () => {
    const content = '<script>alert(1)</script> see https://example.org/a.';
    await postAsOther({ title: '<b>bold</b>', content });
    await openFeed();
    expect(titles()[0]).toBe('<b>bold</b>');
    expect(screen.getByText(/<script>alert\(1\)<\/script> see/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'https://example.org/a' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(document.querySelector('article script')).toBeNull();
  });

  test('comes decoded, and a word of a megabyte is not laid out before it is opened', async () => {
    const word = 'x'.repeat(1e6);
    await postAsOther({ title: 'Long', content: JSON.stringify(word) });
    const { user } = await openFeed();
    const [article] = screen.getAllByRole('article');
    const card = within(article ?? document.body);
    const text = () => article?.querySelector('[data-slot=clamped-text]')?.textContent ?? '';
    expect(text().length).toBeLessThan(5000);
    expect(text().startsWith('x')).toBe(true);
    const more = card.getByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(text()).toBe(`${word.slice(0, 20_000)}…`);
    await user.click(card.getByRole('button', { name: 'Show more' }));
    expect(text()).toBe(`${word.slice(0, 40_000)}…`);
    await user.click(card.getByRole('button', { name: 'Show less' }));
    expect(text().length).toBeLessThan(5000);
  });

  test('is shown to its last letter', async () => {
    const word = 'x'.repeat(20_001);
    await postAsOther({ title: 'Long', content: word });
    const { user } = await openFeed();
    for (let presses = 0; presses < 2; presses += 1)
      await user.click(screen.getAllByRole('button', { name: 'Show more' })[0] ?? document.body);
    expect(screen.getByText(word)).toBeVisible();
  });

  test('opens and closes at a tap on it', async () => {
    await postAsOther({ title: 'Long', content: 'word '.repeat(600) });
    const { user } = await openFeed();
    const text = () => screen.getAllByRole('article')[0]?.querySelector('[data-slot=clamped-text]');
    await user.click(text() ?? document.body);
    expect(text()?.textContent).toHaveLength(2999);
    await user.click(text() ?? document.body);
    expect(text()?.textContent.length).toBeLessThan(2999);
  });
});

test('a signed picture is not loaded again by each answer, but with the newest after an error', async () => {
  const serve = (signature: string) => {
    const media = `https://files.example/a.jpg?signature=${signature}`;
    const body = [{ id: 1, title: 'Signed', content: 'Words', media }];
    provider.faults.clear();
    provider.faults.add({ name: 'list', path: '/posts/', kind: 'status', status: 200, body });
    return media;
  };
  const first = serve('one');
  const { user } = await openFeed();
  const picture = () => within(screen.getByRole('article')).getByRole('img');
  const newest = serve('two');
  await advanceTime(pollInterval + 500);
  expect(picture()).toHaveAttribute('src', first);
  await user.click(screen.getByRole('button', { name: /^Picture posted by/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Picture' }));
  const large = () => viewer.getByRole('img', { name: /^Picture posted by/ });
  expect(large()).toHaveAttribute('src', newest);
  serve('three');
  await advanceTime(pollInterval + 500);
  expect(large()).toHaveAttribute('src', newest);
  fireEvent.error(picture());
  fireEvent.error(large());
  expect(picture()).toHaveAttribute('src', serve('three'));
  expect(large()).toHaveAttribute('src', serve('three'));
});

test('Page Down and Page Up go from post to post', async () => {
  const { user } = await openFeed();
  const articles = screen.getAllByRole('article');
  articles[0]?.focus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveFocus());
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
});

test('what the offline copy of the feed lacks is not called gone', async () => {
  await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed', { name: 'Posts' });
  cleanup();
  provider.faults.add({ name: 'off', path: '/posts/', kind: 'network-error' });
  const visit = await renderAt(withQuery(paths.commentPage, { post: 9999 }), { as: 'member' });
  const { user, go } = visit;
  // Right below the page's own heading.
  const failed = { name: feedWords.failed, level: 2 };
  expect(await screen.findByRole('heading', failed)).toBeVisible();
  localStorage.setItem(`kb:saved ${userKey()}`, '[{"post":9999}]');
  await go(withQuery(paths.community, { saved: 1 }));
  expect(await screen.findByText('Post 9999 isn’t stored on this device')).toBeVisible();
  await go(-1);
  provider.faults.clear();
  await user.click(await screen.findByRole('button', { name: feedWords.again }));
  expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible();
});

test('communities that could not be loaded have a heading right below the page’s', async () => {
  provider.faults.add({ name: 'off', path: '/my-communities', kind: 'network-error' });
  await renderAt(paths.communityInitiative, { as: 'member' });
  const heading = { name: feedWords.failed, level: 2 };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByText('Network error, try again!')).toBeVisible();
  act(() => setOnline(false));
  expect(await screen.findByRole('heading', { ...heading, name: 'You’re offline' })).toBeVisible();
});

describe('a screen reader', () => {
  test('announces what the chosen category has, and that it has nothing', async () => {
    await limitPosts(0);
    await postAsOther({ title: 'One', category: 4 });
    const { user } = await openFeed();
    const filter = screen.getByRole('combobox', { name: 'Category' });
    const before = screen.getAllByRole('status');
    await user.selectOptions(filter, 'Internship');
    const message = await screen.findByText(feedWords.emptyCategory, { selector: '[role=status]' });
    expect(before).toContain(message);
    await user.selectOptions(filter, 'Master Class');
    await waitFor(() => expect(message).toHaveTextContent(/^1 post, newest first$/));
    await user.selectOptions(filter, feedWords.all);
    await waitFor(() => expect(message).toBeEmptyDOMElement());
  });

  test('announces that the posts could not be loaded', async () => {
    provider.faults.add('feed-fails');
    await renderAt(paths.community, { as: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The posts could not be loaded\./);
  });
});
