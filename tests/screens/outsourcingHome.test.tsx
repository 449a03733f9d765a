import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { projectsPanel } from '@/content/projectsPanel';
import { sectorSlugByName } from '@/content/sectorNames';
import { sectors } from '@/content/sectors';
import { sectorSlugs } from '@/config/paths';
import { retainFocus } from '@/lib/retainFocus';
import { addCleanup, expectWarning } from '../setup/lifecycle';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const showroom = () => {
  const section = screen.getByRole('heading', { name: 'Approved listings' }).closest('section');
  if (section === null) throw new Error('The showroom has no section.');
  return within(section);
};
/** The list's own script comes when the section comes near: its first time may take a while. */
const shown = (text: string) => showroom().findByText(text);

type Entry = string | number | null | { [field: string]: string | { [field: string]: string[] } };

const answerWith = (body: Entry[]) =>
  provider.faults.add({
    name: 'other-listings',
    method: 'GET',
    path: '/showroom/approved-listings/',
    kind: 'status',
    status: 200,
    body,
  });

test('offers the four benefits, the steps and all 28 sectors in their groups', async () => {
  await renderAt('/outsourcing-home');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const benefit of [
    'Save on staffing costs',
    'Diversify the workforce',
    'Focus on core tasks',
    'Optimise resources',
  ]) {
    expect(main.getByRole('heading', { level: 3, name: benefit })).toBeVisible();
  }
  for (const group of ['Section', 'Services', 'Project type']) {
    expect(main.getByRole('heading', { level: 3, name: group })).toBeVisible();
  }
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(sectorSlugs.filter((slug) => !links.includes(`/${slug}`))).toEqual([]);
  expect(main.getAllByRole('link', { name: 'Get a quote' })[0]).toHaveAttribute(
    'href',
    '/getquote',
  );
  expect(await shown('Early Oven Bakery')).toBeVisible();
});

test('shows each listing with its facts and safe links, requested without a token', async () => {
  await renderAt('/outsourcing-home', { as: 'member' });
  const card = (await shown('Early Oven Bakery')).closest('article');
  const listing = within(card ?? document.body);
  expect(listing.getByText('Team size').nextSibling).toHaveTextContent('14');
  const link = listing.getByRole('link', { name: /bakery\.example/ });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  const [call] = provider.received.of('GET', '/showroom/approved-listings/');
  expect(call?.headers['authorization']).toBeUndefined();
});

test('hostile entries stay text, and what cannot be read is left out', async () => {
  answerWith([
    { name: '<img src=x onerror=alert(1)>', site: 'javascript:alert(1)', deep: { a: ['b'] } },
    7,
    null,
  ]);
  expectWarning(/2 of 3 listings could not be read/);
  await renderAt('/outsourcing-home');
  expect(await shown('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(showroom().getByText('javascript:alert(1)')).toBeVisible();
  expect(
    showroom()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/getquote']);
});

test('a few listings are shown, more come on request, and reading goes on where they begin', async () => {
  answerWith(Array.from({ length: 20 }, (_, index) => ({ name: `Listing ${index + 1}` })));
  const { user } = await renderAt('/outsourcing-home');
  await shown('Listing 1');
  const listed = () => showroom().getAllByRole('listitem');
  expect(listed()).toHaveLength(6);
  expect(showroom().getByText('6 of 20')).toBeVisible();
  await user.click(showroom().getByRole('button', { name: 'Show more' }));
  expect(listed()).toHaveLength(18);
  await waitFor(() => expect(listed()[6]).toHaveFocus());
  await user.click(showroom().getByRole('button', { name: 'Show more' }));
  expect(listed()).toHaveLength(20);
  expect(showroom().queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a listing without a picture has its initials in that place', async () => {
  answerWith([{ name: 'Atelier Deux Rives' }]);
  await renderAt('/outsourcing-home');
  await shown('Atelier Deux Rives');
  expect(showroom().getByText('AD')).toBeVisible();
});

test('shows when there is none', async () => {
  provider.faults.add('listings-empty');
  await renderAt('/outsourcing-home');
  expect(await shown('No approved listings yet.')).toBeVisible();
});

test('a failure leaves the page as it is, and Try again requests it again', async () => {
  provider.faults.add('listings-fail');
  addCleanup(retainFocus());
  const { user } = await renderAt('/outsourcing-home');
  expect(await shown('The listings could not be loaded.')).toBeVisible();
  expect(showroom().getByRole('alert')).toHaveTextContent('The listings could not be loaded.');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  provider.faults.clear();
  await user.click(showroom().getByRole('button', { name: 'Try again' }));
  expect(await shown('Early Oven Bakery')).toBeVisible();
  expect(showroom().queryByRole('button', { name: 'Try again' })).toBeNull();
  const section = screen.getByRole('heading', { name: 'Approved listings' }).closest('section');
  await waitFor(() => expect(section).toHaveFocus());
});

test('an answer that is no list is a failure', async () => {
  provider.faults.add({
    name: 'no-list',
    method: 'GET',
    path: '/showroom/approved-listings/',
    kind: 'status',
    status: 200,
    body: { count: 3 },
  });
  await renderAt('/outsourcing-home');
  expect(await shown('The listings could not be loaded.')).toBeVisible();
  expect(showroom().getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('the filters of the showroom', () => {
  const cards = () =>
    showroom()
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  const choice = (name: string) => showroom().findByRole('combobox', { name });

  test('choose by sector and province, in the address', async () => {
    const { user, address } = await renderAt('/outsourcing-home?group=services');
    await user.selectOptions(await choice('Province'), 'Ontario');
    await waitFor(() =>
      expect(address()).toBe('/outsourcing-home?group=services&province=Ontario'),
    );
    await waitFor(() =>
      expect(showroom().getByRole('status')).toHaveTextContent('3 of 12 listings'),
    );
    expect(cards()).toHaveLength(3);
    await user.selectOptions(await choice('Sector'), 'Legal');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await user.selectOptions(await choice('Province'), 'Manitoba');
    await user.click(await showroom().findByRole('button', { name: 'Show all listings' }));
    await waitFor(() => expect(address()).toBe('/outsourcing-home?group=services'));
    expect(cards()).toHaveLength(6);
  });

  test('an address that was shared shows its search; what no listing has counts as all', async () => {
    await renderAt('/outsourcing-home?sector=Hospitality&province=Atlantis');
    await shown('Early Oven Bakery');
    expect(cards()).toEqual(['Early Oven Bakery']);
    expect(await choice('Province')).toHaveDisplayValue('All provinces');
  });

  test('are left out where listings have no such field', async () => {
    answerWith([{ name: 'One', city: 'Halifax' }, { name: 'Two' }]);
    await renderAt('/outsourcing-home');
    await shown('One');
    expect(showroom().queryByRole('combobox')).toBeNull();
    expect(showroom().queryByRole('status')).toBeNull();
  });

  test('survive a thousand listings of as many sectors', async () => {
    answerWith(
      Array.from({ length: 1000 }, (_, index) => ({
        name: `Listing ${index}`,
        sector: `Sector ${index}`,
        state: index % 2 === 0 ? 'Ontario' : 'Quebec',
      })),
    );
    const { user } = await renderAt('/outsourcing-home');
    await user.selectOptions(await choice('Province'), 'Quebec');
    await waitFor(() =>
      expect(showroom().getByRole('status')).toHaveTextContent('500 of 1,000 listings'),
    );
    expect(showroom().queryByRole('combobox', { name: 'Sector' })).toBeNull();
  });
});

test('a listing leads to a quote in its sector', async () => {
  await renderAt('/outsourcing-home?sector=Finance+%26+Accounting');
  await shown('Plainsight Bookkeeping');
  expect(
    showroom().getByRole('link', { name: 'Get a quote like this: Plainsight Bookkeeping' }),
  ).toHaveAttribute('href', '/getquote?sector=financial-services');
});

test('a sector is known by each of its names', () => {
  for (const { slug, name } of sectors) {
    expect([sectorSlugByName(slug), sectorSlugByName(name)]).toEqual([slug, slug]);
  }
  for (const { slug, label } of projectsPanel.flatMap((tab) => tab.tiles)) {
    expect(sectorSlugByName(label)).toBe(slug);
  }
  expect(sectorSlugByName('Basket weaving')).toBeUndefined();
});
