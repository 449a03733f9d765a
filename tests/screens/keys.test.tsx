import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keysWords } from '@/content/keysWords';
import { paths } from '@/config/paths';
import { renderAt } from '../setup/renderAt';

afterEach(() => localStorage.removeItem('kb:keys'));

async function openFeed() {
  const visit = await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed');
  return visit;
}

const articles = () => screen.getAllByRole('article');
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('j and k', () => {
  test('go from post to post', async () => {
    const { user } = await openFeed();
    await user.keyboard('j');
    await waitFor(() => expect(articles()[0]).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() => expect(articles()[1]).toHaveFocus());
    await user.keyboard('k');
    await waitFor(() => expect(articles()[0]).toHaveFocus());
  });

  test('Ctrl End and Ctrl Home lead past the posts', async () => {
    const { user } = await openFeed();
    await user.keyboard('j');
    await waitFor(() => expect(articles()[0]).toHaveFocus());
    await user.keyboard('{Control>}{End}{/Control}');
    const feed = screen.getByRole('feed');
    const focusPosition = () => feed.compareDocumentPosition(document.activeElement ?? feed);
    expect(focusPosition()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.keyboard('j');
    await waitFor(() => expect(focusPosition() & Node.DOCUMENT_POSITION_CONTAINED_BY).not.toBe(0));
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focusPosition()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('are letters where somebody types, and nothing with a modifier', async () => {
    const { user } = await openFeed();
    const field = screen.getByRole('textbox', { name: 'Title' });
    await user.type(field, 'jk?');
    expect(field).toHaveValue('jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.blur();
    await user.keyboard('{Control>}j{/Control}{Meta>}?{/Meta}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).toHaveFocus();
  });
});

describe('the list of keys', () => {
  test('comes with ? and from the menu, and is no place for other keys', async () => {
    const { user } = await openFeed();
    await user.keyboard('?');
    const dialog = within(await list());
    expect(dialog.getByText('Next post')).toBeVisible();
    await user.keyboard('j/');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Member menu' }));
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    await list();
  });

  test('comes with ? in the admin area too', async () => {
    const { user } = await renderAt(paths.adminAllTasks, { as: 'admin' });
    await screen.findByRole('button', { name: 'TPOB Admin' });
    await user.keyboard('?');
    expect(await list()).toBeVisible();
  });

  test('turns them off, and that is remembered', async () => {
    const { user } = await openFeed();
    await user.keyboard('?');
    const dialog = within(await list());
    await user.click(dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    expect(localStorage.getItem('kb:keys')).toBe('off');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Their dialogs load first: a key that is used is one whose default is prevented.
    for (const key of ['?', '/', 'j']) expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    expect(articles().some((article) => article === document.activeElement)).toBe(false);
    // Shortcuts with a modifier stay.
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: /search/i })).toBeVisible();
  });
});

test('a visitor turns them off in the search', async () => {
  const { user } = await renderAt(paths.faq);
  await user.keyboard('/');
  const search = await screen.findByRole('dialog', { name: /search/i });
  await user.click(
    await within(search).findByRole('checkbox', { name: 'Use single-key shortcuts' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(localStorage.getItem('kb:keys')).toBe('off');
});

test.each([
  ['the list of keys', '?'],
  ['the search', '/'],
])('a choice that the device refuses is reported in %s, and the box stays', async (_, key) => {
  const { user } = await openFeed();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
    if (name === 'kb:keys') throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.keyboard(key);
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByRole('checkbox', { name: keysWords.on });
  await user.click(box);
  expect(dialog.getByRole('alert')).toHaveTextContent(keysWords.notStored);
  expect(box).toBeChecked();
});
