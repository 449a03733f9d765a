import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedWords } from '@/content/feedWords';
import { paths } from '@/config/paths';
import { fieldOf } from '@/lib/fieldOf';
import { toListEntry } from '@/outbox/reconcile';
import { advanceTime, pollInterval, titles } from '../setup/memberPages';
import { openTab } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);
const titlesOf = (from: number, to: number) => range(from, to).map((id) => `Post ${id}`);

/** The provider answers with the first page only. */
function serve(from: number, to: number): void {
  const results = range(from, to).map((id) => ({ id, title: `Post ${id}`, content: 'Words' }));
  const body = { results, next: 'https://portal.example/posts/?page=2' };
  provider.faults.clear();
  provider.faults.add({ name: 'page', path: '/posts/', kind: 'status', status: 200, body });
}

test('what is read stays while news push it off the only page that is loaded', async () => {
  serve(4, 1);
  const { user, go } = await renderAt(paths.community, { as: 'member' });
  await waitFor(() => expect(titles()).toEqual(titlesOf(4, 1)));
  expect(screen.getByText('4+ posts, newest first')).toBeVisible();
  serve(5, 2);
  await advanceTime(pollInterval + 500);
  await screen.findByRole('button', { name: '1 new post' });
  expect(titles()).toEqual(titlesOf(4, 1));
  serve(9, 6);
  await advanceTime(pollInterval + 500);
  await screen.findByRole('button', { name: '4 new posts' });
  expect(titles()).toEqual(titlesOf(4, 1));
  await go(paths.faq);
  await go(-1);
  expect(await screen.findByRole('button', { name: '4 new posts' })).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(titlesOf(4, 1)));
  await user.click(screen.getByRole('button', { name: '4 new posts' }));
  await waitFor(() => expect(titles()).toEqual(titlesOf(9, 6)));
  await advanceTime(pollInterval + 500);
  expect(titles()).toEqual(titlesOf(9, 6));
});

test('a post that news pushed off the page is found again after they are shown', async () => {
  let scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[options, y]: readonly unknown[]) => {
    scrollY = Number(fieldOf(options, 'top') ?? y);
    window.dispatchEvent(new Event('scroll'));
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrollY),
  );
  serve(4, 1);
  const { user } = await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('article', { name: /^Post 4/ });
  act(() => window.scrollTo({ top: 1200 }));
  serve(5, 2);
  await advanceTime(pollInterval + 500);
  await user.click(await screen.findByRole('button', { name: '1 new post' }));
  await waitFor(() => expect(screen.getByRole('article', { name: /^Post 5/ })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: feedWords.back }));
  await waitFor(() => expect(screen.getByRole('article', { name: /^Post 1/ })).toHaveFocus());
});

test('a post stays where another tab has read it, until this tab has', async () => {
  await renderAt(paths.community, { as: 'member' });
  const [newest] = titles();
  const { outbox } = await openTab();
  const payload = { title: 'Theirs', message: '' };
  const { id } = outbox.enqueue({ kind: 'post', target: {}, payload });
  const { entryId = 0 } = (await outbox.whenSent(id)) ?? {};
  await waitFor(() => expect(titles()[0]).toBe('Theirs'));
  outbox.loadSelf();
  await waitFor(() => expect(outbox.self()).toBeDefined());
  const { name: author = '' } = outbox.self() ?? {};
  outbox.applySnapshot('posts', [toListEntry({ id: entryId, author, title: 'Theirs', body: '' })]);
  await waitFor(() => expect(outbox.items()).toMatchObject([{ isShown: true }]));
  await advanceTime(100);
  expect(titles()[0]).toBe('Theirs');
  await advanceTime(2 * pollInterval);
  expect(titles().filter((title) => title === 'Theirs')).toHaveLength(1);
  await provider.database.change((data) => {
    data.posts = data.posts.filter(({ title }) => title !== 'Theirs');
  });
  await advanceTime(2 * pollInterval);
  await waitFor(() => expect(titles()[0]).toBe(newest));
});

test('new posts are announced within a minute, also after the clock was set back', async () => {
  serve(4, 1);
  await renderAt(paths.community, { as: 'member' });
  await waitFor(() => expect(titles()).toEqual(titlesOf(4, 1)));
  const announced = (text: string) =>
    screen.getAllByRole('status').some(({ textContent }) => textContent === text);
  serve(5, 1);
  await advanceTime(pollInterval + 500);
  await waitFor(() => expect(announced('1 new post')).toBe(true));
  vi.setSystemTime(Date.now() - 86_400_000);
  serve(6, 1);
  await advanceTime(pollInterval + 500);
  await screen.findByRole('button', { name: '2 new posts' });
  await advanceTime(60_000);
  expect(announced('2 new posts')).toBe(true);
});
