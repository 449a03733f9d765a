import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { searchWords } from '@/content/searchEntries';
import { postAsOther } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const field = () => screen.findByRole('combobox', { name: 'Search Kingdom Builders' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

async function openSearch() {
  const visit = await renderAt('/getquote');
  await visit.user.click(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }),
  );
  return { ...visit, input: await field() };
}

test('the button opens a dialog whose field has the focus and some ways to start', async () => {
  const { input } = await openSearch();
  await waitFor(() => expect(input).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Search Kingdom Builders' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Start here' })).toBeVisible();
  expect(chosen()).toHaveTextContent('Get a quote');
  expect(screen.getByText(/to move.*to open/)).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('status')).toBeEmptyDOMElement();
});

test('typing lists results under their kinds, counts them and chooses the best', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'bookkeeping');
  const sectors = within(screen.getByRole('group', { name: 'Sectors' }));
  const result = sectors.getByRole('option', { name: /^Finance & Accounting/ });
  expect(result).toHaveAttribute('href', '/financial-services');
  expect(result).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', result.id);
  expect(screen.getByText(/^\d+ results?$/)).toHaveTextContent(
    new RegExp(`^${options().length} result`),
  );
});

test.each([
  ['admin', '/admin-dashboard', 'Create poll'],
  ['member', '/community', undefined],
] as const)('admin pages are found by admins: %s', async (as, path, label) => {
  const { user } = await renderAt(path, { as });
  await user.keyboard('/');
  const input = await field();
  expect(options()).not.toContain('Join');
  await user.type(input, 'create poll');
  const found = screen.queryByRole('option', { name: 'Create poll' });
  expect(found?.getAttribute('href')).toBe(label && '/admin/create-poll');
});

test.each([
  ['admin', '/admin/all-tasks'],
  ['member', '/login-tasktracker'],
] as const)('the tracker is found once: %s', async (as, href) => {
  const { user } = await renderAt('/polls', { as });
  await user.keyboard('/');
  await user.type(await field(), 'task tracker');
  expect((await screen.findByRole('option', { name: /^Task Tracker/i })).getAttribute('href')).toBe(
    href,
  );
});

test('arrows go round, Home and End to the ends; Enter opens and closes the dialog', async () => {
  const { user, input, address } = await openSearch();
  await user.type(input, 'va');
  const all = options();
  expect(all.length).toBeGreaterThan(2);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent(all[1] ?? '');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toHaveTextContent(all.at(-1) ?? '');
  // With a modifier it is the browser's.
  await user.keyboard('{Home}{Alt>}{End}{/Alt}');
  expect(chosen()).toHaveTextContent(all[0] ?? '');
  await user.keyboard('{End}{ArrowDown}');
  const href = chosen().getAttribute('href');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(href));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a new word starts at its best result again', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'va');
  await user.keyboard('{End}');
  await user.clear(input);
  await user.type(input, 'legal');
  expect(chosen()).toHaveTextContent('Legal');
  expect(chosen()).toBe(screen.getAllByRole('option')[0]);
});

/** Opens the search in the bar of a member's page, once the feed's posts have come. */
async function openAsMember(path: string) {
  const visit = await renderAt('/community', { as: 'member' });
  const [article = document.body] = await screen.findAllByRole('article');
  const post = within(article);
  const title = post.getByRole('heading').textContent ?? '';
  const author = article.querySelector('header b')?.textContent ?? '';
  const comment = await waitFor(() => {
    const text = document.querySelector('article li [data-slot=clamped-text]')?.textContent ?? '';
    expect(text).not.toBe('');
    return text;
  });
  const [link] = await post.findAllByRole('link', { name: /comment/i });
  const href = link?.getAttribute('href');
  await visit.go(path);
  const [banner] = screen.getAllByRole('banner');
  await visit.user.click(within(banner ?? document.body).getByRole('button', { name: 'Search' }));
  return { ...visit, input: await field(), title, author, comment, href };
}

test.each(['/outbox', '/faq'])(
  'a member finds loaded posts, comments, people and communities at %s, offline too',
  async (path) => {
    const { user, input, address, title, author, comment, href } = await openAsMember(path);
    provider.server.use(http.all('*', () => HttpResponse.error()));
    await user.type(input, title);
    const posts = within(await screen.findByRole('group', { name: 'Posts' }));
    expect(posts.getByRole('option', { name: new RegExp(author) })).toHaveAttribute('href', href);
    await user.clear(input);
    await user.type(input, author);
    const people = within(screen.getByRole('group', { name: 'People' }));
    expect(people.getAllByRole('option')[0]).toHaveTextContent(author);
    await user.clear(input);
    await user.type(input, comment.slice(0, 30));
    const comments = within(screen.getByRole('group', { name: 'Comments' }));
    expect(comments.getAllByRole('option')[0]).toHaveTextContent(comment.slice(0, 30));
    await user.clear(input);
    await user.type(input, 'leadership and intern');
    await user.click(
      within(screen.getByRole('group', { name: 'Your communities' })).getByRole('option'),
    );
    await waitFor(() => expect(address()).toBe('/community/initiative?community=1'));
  },
);

test('a post of a picture alone is found by its number', async () => {
  const post = await postAsOther({ picture: '/art/sector-software.svg' });
  const { user } = await renderAt('/community', { as: 'member' });
  await screen.findByRole('feed');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), `post ${post}`);
  const posts = within(await screen.findByRole('group', { name: 'Posts' }));
  expect(posts.getByRole('option', { name: new RegExp(`^Post ${post}`) })).toBeVisible();
});

test('a visitor finds pages alone', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'ontario');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  const headings = groups.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(headings).not.toContain('Posts');
  expect(input).toHaveAttribute('placeholder', 'A service, a sector, a place');
});

test('an admin has the search too', async () => {
  const { user } = await renderAt('/admin-dashboard', { as: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveFocus();
});

test('an empty result says so and offers two ways on', async () => {
  const { user, input, address } = await openSearch();
  await user.type(input, 'zeppelin');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  expect(screen.queryByText(/to move|to open/)).toBeNull();
  expect(screen.getByText(/to close/)).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}');
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Get a quote' }));
  await waitFor(() => expect(address()).toBe('/getquote'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes it, and the shortcut opens it anew and empty', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'legal');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  expect(await field()).toHaveValue('');
});

test.each([
  ['/', { key: '/' }, true],
  ['Ctrl K', { key: 'k', ctrlKey: true }, true],
  ['⌘ K', { key: 'k', metaKey: true }, true],
  ['Alt /', { key: '/', altKey: true }, false],
  ['k', { key: 'k' }, false],
])('%s on the page', async (_, press, opens) => {
  await renderAt('/getquote');
  const untouched = fireEvent.keyDown(document.body, press);
  expect(untouched).toBe(!opens);
  if (opens) await field();
});

test('a slash typed into a field stays a slash; Ctrl K opens from there too', async () => {
  await renderAt('/getquote');
  const own = document.createElement('textarea');
  screen.getByRole('main').append(own);
  expect(fireEvent.keyDown(own, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(own, { key: 'k', ctrlKey: true })).toBe(false);
  await field();
  own.remove();
});

test('the keys open nothing over a dialog that is open', async () => {
  await openSearch();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the menu has it too, and gives way to it', async () => {
  const { user } = await renderAt('/getquote');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await user.click(within(menu).getByRole('button', { name: 'Search' }));
  await field();
  expect(menu).not.toBeVisible();
});

test('offline it shows what it cannot find', async () => {
  const { input } = await openSearch();
  expect(input).not.toHaveAccessibleDescription();
  act(() => setOnline(false));
  await waitFor(() => expect(input).toHaveAccessibleDescription(searchWords.offline));
  expect(screen.getByText(searchWords.offline)).toBeVisible();
  act(() => setOnline(true));
  await waitFor(() => expect(screen.queryByText(searchWords.offline)).toBeNull());
});

test('offline, a note says to members that only what has loaded is found', async () => {
  const { user } = await renderAt('/my-data', { as: 'member' });
  act(() => setOnline(false));
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveAccessibleDescription(searchWords.memberOffline);
  act(() => setOnline(true));
});
