import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { memberAccount } from '@/content/demoAccounts';
import { partWords } from '@/content/pageError';
import { searchWords } from '@/content/searchEntries';
import { userKey } from '@/lib/userKey';
import { userKeyOf } from '@/session/saveSession';
import { addCleanup, restoreModule } from '../setup/lifecycle';
import { renderAt, type Visit } from '../setup/renderAt';

/** Holds a module back until the returned function is called, which resolves when it has come. */
function holdBack(module: string): () => Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock(module, async (original) => {
    await released;
    return { ...(await original<object>()) };
  });
  addCleanup(() => restoreModule(module));
  return async () => {
    release();
    await act(async () => void (await import(module)));
  };
}

const dialogModule = '@/features/search/SearchDialog';
const searchButton = () =>
  within(screen.getByRole('banner')).getByRole('button', { name: 'Search' });

test.each([
  ['a link', ({ go }: Visit) => go(paths.faq)],
  ['Escape', ({ user }: Visit) => user.keyboard('{Escape}')],
] as const)('a search that still loads opens no more after %s', async (_, leave) => {
  const release = holdBack(dialogModule);
  const visit = await renderAt(paths.getQuote);
  await visit.user.keyboard('/');
  expect(searchButton()).toHaveAttribute('aria-busy', 'true');
  await leave(visit);
  await release();
  await waitFor(() => expect(searchButton()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Space presses the button with the focus while the search loads', async () => {
  const release = holdBack(dialogModule);
  const { user } = await renderAt(paths.getQuote);
  await user.keyboard('/t');
  const press = vi.fn<() => void>();
  const button = document.createElement('button');
  button.addEventListener('click', press);
  screen.getByRole('main').append(button);
  act(() => button.focus());
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(1);
  button.remove();
  await release();
  expect(await screen.findByRole('combobox')).toHaveValue('t');
});

test('an open search closes when another tab logs out', async () => {
  const release = holdBack(dialogModule);
  const { user, address } = await renderAt(paths.outbox, { as: 'member' });
  await user.keyboard('/secret');
  await release();
  expect(await screen.findByRole('combobox')).toHaveValue('secret');
  document.cookie = 'token=; Path=/; Max-Age=0';
  const news = { act: 'out', admin: false, key: userKeyOf(memberAccount.email) };
  localStorage.setItem('kb:session', JSON.stringify(news));
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'kb:session' })),
  );
  await waitFor(() => expect(address()).toBe(paths.home));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the search reports that loaded posts and people could not be searched', async () => {
  const entriesModule = '@/app/loadedEntries';
  vi.doMock(entriesModule, () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = await renderAt(paths.community, { as: 'member' });
  const [article = document.body] = await screen.findAllByRole('article');
  const title = within(article).getByRole('heading').textContent ?? '';
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('combobox');
  await user.type(field, title);
  const lost = await dialog.findByText(searchWords.lost);
  expect(lost).toHaveRole('status');
  expect(dialog.queryByText(searchWords.memberNothingText)).toBeNull();
  await restoreModule(entriesModule);
  await user.click(dialog.getByRole('button', { name: partWords.again }));
  expect(await dialog.findByRole('group', { name: 'Posts' })).toBeVisible();
  expect(lost).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

const sectorModule = '@/features/outsourcing/sectorIndex';
const sectorHeading = () => screen.getByRole('heading', { name: 'Find your sector' });
const sectors = () => within(sectorHeading().closest('section') ?? document.body);

test('all sectors show until their index has come', async () => {
  const release = holdBack(sectorModule);
  const { user } = await renderAt(paths.outsourcingHome);
  await user.type(sectors().getByRole('searchbox'), 'hotel');
  expect(sectors().queryByText(/^No sectors match/)).toBeNull();
  expect(sectors().getByRole('status')).toHaveTextContent('All 28 sectors');
  await release();
  await waitFor(() => expect(sectors().getByRole('listitem')).toHaveTextContent('Hospitality'));
});

test('without the index, a sector is found by its name', async () => {
  vi.doMock(sectorModule, () => Promise.reject(new TypeError('Failed to fetch')));
  addCleanup(() => restoreModule(sectorModule));
  const { user } = await renderAt(paths.outsourcingHome);
  await user.type(sectors().getByRole('searchbox'), 'hospital');
  await waitFor(() => expect(sectors().getByRole('listitem')).toHaveTextContent('Hospitality'));
});

test('saved posts whose script is lost are reported, and come when the connection is back', async () => {
  const part = '@/features/feed/UnlistedSavedPosts';
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch')));
  const { go } = await renderAt(paths.community, { as: 'member' });
  localStorage.setItem(`kb:saved ${userKey()}`, '[{"post":7,"community":4}]');
  await go(withQuery(paths.community, { saved: 1 }));
  expect(await screen.findByText(partWords.retrying)).toBeVisible();
  await restoreModule(part);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 saved post')).toBeVisible();
});
