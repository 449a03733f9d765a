import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showcaseWords as words } from '@/content/showcaseWords';
import * as download from '@/lib/download';
import { retainFocus } from '@/lib/retainFocus';
import { paths } from '@/config/paths';
import { addCleanup, expectWarning } from '../setup/lifecycle';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

type Fault = Parameters<typeof provider.faults.add>[0];
type Entry = Readonly<Record<string, string | number | null | readonly string[]>>;

const answerWith = (body: readonly Entry[]) => {
  const fault: Fault = {
    name: 'other-listings',
    path: '/showroom/approved-listings/',
    kind: 'status',
    status: 200,
    body: JSON.parse(JSON.stringify(body)),
  };
  provider.faults.add(fault);
};

async function open(query = '') {
  const visit = await renderAt(`${paths.adminShowcase}${query}`, { as: 'admin' });
  await screen.findByRole('search', { name: words.tools });
  const main = within(screen.getByRole('main'));
  return {
    ...visit,
    main,
    names: () => main.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    rows: () => main.getAllByRole('rowheader').map(({ textContent }) => textContent),
    choose: (label: string, value: string) =>
      visit.user.selectOptions(main.getByLabelText(label), value),
  };
}

test('shows what the showroom shows, requested once and without a token', async () => {
  const { main, names } = await open();
  expect(names()).toHaveLength(12);
  expect(names()[0]).toBe('Early Oven Bakery');
  expect(main.getByText('12 listings')).toBeVisible();
  const [call, ...more] = provider.received.of('GET', '/showroom/approved-listings/');
  expect(more).toEqual([]);
  expect(call?.headers).not.toHaveProperty('authorization');
});

test('a search is in the address, and Back does not go letter by letter', async () => {
  const { main, names, user, address } = await open();
  const entries = window.history.length;
  await user.type(main.getByLabelText(words.search), 'wooden boats');
  await waitFor(() => expect(names()).toEqual(['Nine Metre Boatworks']));
  await waitFor(() => expect(address()).toBe(`${paths.adminShowcase}?q=wooden+boats`));
  expect(main.getByText('1 of 12 listings')).toBeVisible();
  expect(window.history.length).toBe(entries);
  await user.clear(main.getByLabelText(words.search));
  await user.type(main.getByLabelText(words.search), 'zzz');
  await user.click(await main.findByRole('button', { name: words.clear }));
  await waitFor(() => expect(names()).toHaveLength(12));
  await waitFor(() => expect(address()).toBe(paths.adminShowcase));
  expect(main.getByLabelText(words.search)).toHaveValue('');
  expect(main.getByLabelText(words.search)).toHaveFocus();
});

test('a filter by any detail, and its value', async () => {
  const { main, names, choose, address } = await open();
  await choose(words.filter, 'Province');
  await choose(words.value, 'Manitoba');
  await waitFor(() => expect(names()).toEqual(['Early Oven Bakery', 'Cornerstone Masonry Yard']));
  await waitFor(() =>
    expect(address()).toBe(`${paths.adminShowcase}?field=Province&value=Manitoba`),
  );
  await choose(words.filter, '');
  expect(main.queryByLabelText(words.value)).toBeNull();
  await waitFor(() => expect(names()).toHaveLength(12));
});

test('an order by a detail, both ways round', async () => {
  const { main, names, choose, user, address } = await open();
  await choose(words.sort, 'Founded');
  await waitFor(() => expect(names()[0]).toBe('Cornerstone Masonry Yard'));
  const status = main.getByText('12 listings, sorted by Founded, ascending');
  expect(status).toHaveRole('status');
  await user.click(main.getByRole('button', { name: words.ascending }));
  await waitFor(() => expect(names()[0]).toBe('Spade and Season'));
  expect(status).toHaveTextContent('12 listings, sorted by Founded, descending');
  await waitFor(() => expect(address()).toBe(`${paths.adminShowcase}?sort=Founded&order=desc`));
});

test('the address alone brings everything back, as a table too', async () => {
  const { main, rows, user, address } = await open(
    '?field=Province&value=Ontario&sort=name&view=table',
  );
  expect(rows()).toEqual(['Both Ways Freight', 'Lantern Legal Letters', 'Plainsight Bookkeeping']);
  const column = main.getByRole('columnheader', { name: /Name/ });
  expect(column).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(column).getByRole('link'));
  await waitFor(() => expect(rows()[0]).toBe('Plainsight Bookkeeping'));
  expect(main.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.click(main.getByRole('link', { name: words.cards }));
  expect(address()).toBe(
    `${paths.adminShowcase}?field=Province&value=Ontario&sort=name&order=desc`,
  );
});

test('Download CSV hands over what matches', async () => {
  const downloadText = vi.spyOn(download, 'downloadText').mockReturnValue(undefined);
  const { main, user } = await open('?q=wooden');
  await user.click(main.getByRole('button', { name: words.download }));
  const [name, text, type] = downloadText.mock.calls[0] ?? [];
  expect(name).toBe('approved-listings.csv');
  expect(type).toBe('text/csv');
  expect(text?.split('\r\n')).toHaveLength(3);
  expect(text).toContain('"Nine Metre Boatworks"');
});

describe('listings of any shape', () => {
  test('5,000 of them come a page at a time', async () => {
    answerWith(Array.from({ length: 5000 }, (_, index) => ({ name: `L${index + 1}`, city: 'A' })));
    const { main, names, user, address } = await open();
    expect(main.getByText('5,000 listings')).toBeVisible();
    expect(names()).toHaveLength(24);
    expect(main.getByText('Page 1 of 209')).toBeVisible();
    expect(main.queryByRole('link', { name: words.previous })).toBeNull();
    await user.click(main.getByRole('link', { name: words.next }));
    await waitFor(() => expect(names()[0]).toBe('L25'));
    await waitFor(() => expect(address()).toBe(`${paths.adminShowcase}?page=2`));
    await user.click(main.getByRole('link', { name: words.previous }));
    await waitFor(() => expect(names()[0]).toBe('L1'));
    await user.type(main.getByLabelText(words.search), 'L4999');
    await waitFor(() => expect(names()).toEqual(['L4999']));
  });

  test('the focus is at the top of another page, where the window is', async () => {
    answerWith(Array.from({ length: 60 }, (_, index) => ({ name: `L${index + 1}` })));
    const { main, names, user } = await open();
    addCleanup(retainFocus());
    act(() => main.getByRole('link', { name: words.next }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()[0]).toBe('L25'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('the table shows the page that the cards showed', async () => {
    answerWith(Array.from({ length: 60 }, (_, index) => ({ name: `L${index + 1}` })));
    const { main, rows, user, address } = await open('?page=3');
    await user.click(main.getByRole('link', { name: words.table }));
    await waitFor(() => expect(rows()[0]).toBe('L49'));
    expect(address()).toBe(`${paths.adminShowcase}?view=table&page=3`);
  });

  test('a page that is not there any more shows the last one', async () => {
    const { names } = await open('?page=99');
    expect(names()).toHaveLength(12);
  });

  test('hostile text stays text, nested and missing details do no harm', async () => {
    answerWith([
      { name: '<img src=x onerror=alert(1)>', site: 'javascript:alert(1)', tags: ['a', 'b'] },
      { title: null, city: 'Regina', picture: 'data:text/html,x' },
    ]);
    const { main, names, user } = await open();
    expect(names()).toEqual(['<img src=x onerror=alert(1)>', 'Approved listing']);
    expect(main.queryByRole('img')).toBeNull();
    expect(main.getByText('javascript:alert(1)')).toBeVisible();
    await user.click(main.getByRole('link', { name: words.table }));
    const table = within(await main.findByRole('table'));
    expect(table.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(table.getByText('a, b')).toBeVisible();
  });

  test('in the table, details of one name each have their own link', async () => {
    const sites = ['https://one.example/', 'https://two.example/'];
    answerWith([{ name: 'A', web_site: sites[0] ?? '', webSite: sites[1] ?? '' }]);
    const { main, user } = await open();
    await user.click(main.getByRole('link', { name: words.table }));
    const cell = within(await main.findByRole('cell'));
    expect(cell.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(sites);
    expect(main.getByRole('cell')).toHaveTextContent('one.example, two.example');
  });

  test('what cannot be read is left out and counted in the console', async () => {
    expectWarning(/1 of 2 listings could not be read/);
    answerWith([{ name: 'A' }, {}]);
    const { names } = await open();
    expect(names()).toEqual(['A']);
  });
});

test('none yet, and a failure with Try again', async () => {
  provider.faults.add('listings-fail');
  const { user } = await renderAt(paths.adminShowcase, { as: 'admin' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  provider.faults.clear();
  provider.faults.add('listings-empty');
  await user.click(again);
  expect(await screen.findByText('No approved listings yet.')).toBeVisible();
});
