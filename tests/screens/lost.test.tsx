import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageError } from '@/app/PageError';
import * as outsourcingHome from '@/pages/OutsourcingHomePage';
import { expectWarning, addCleanup } from '../setup/lifecycle';
import { setOnline } from '../setup/outbox';
import { renderAt } from '../setup/renderAt';

test('an address that is near nothing still leads on', async () => {
  await renderAt('/zzqx-7731-vvkj');
  const ways = within(await screen.findByRole('navigation', { name: 'Other pages' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services',
    '/communities',
    '/faq',
  ]);
});

test('an unknown address leads on and suggests what was meant', async () => {
  const { user, address } = await renderAt('/helth-care');
  expect(
    screen.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining(['/', '/outsourcing-home', '/getquote']));
  const meant = within(await screen.findByRole('navigation', { name: 'Did you mean:' }));
  await user.click(meant.getByRole('link', { name: 'Health-Care' }));
  await waitFor(() => expect(address()).toBe('/health-care'));
  expect(await screen.findByRole('heading', { level: 1, name: /Health-Care/ })).toBeVisible();
});

test.each([
  ['/bookkeeping', 'Finance & Accounting', '/financial-services'],
  ['/ontarioo', 'Ontario', '/ontario'],
  ['/community/lawyer', 'Lawyers', '/lawyers'],
  ['/Aboutus.html', 'About Us', '/about-us'],
])('%s may have meant %s', async (typed, name, path) => {
  await renderAt(typed);
  const meant = within(await screen.findByRole('navigation', { name: 'Did you mean:' }));
  const [first] = meant.getAllByRole('link');
  expect(first).toHaveAccessibleName(name);
  expect(first).toHaveAttribute('href', path);
});

test('the search is beside the ways on', async () => {
  const { user } = await renderAt('/no-such-place');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search Kingdom Builders' })).toHaveFocus(),
  );
});

test('search engines do not index it', async () => {
  // Other files use this document too: what is in its head is restored.
  const head = [...document.head.childNodes];
  addCleanup(() => document.head.replaceChildren(...head));
  document.head.innerHTML = '<meta name="robots" content="all"><title></title>';
  await renderAt('/no-such-place');
  expect(document.title).toBe('Page not found | Kingdom Builders');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

function Broken(): never {
  throw new Error('the roof fell in');
}

test('a page that breaks shows an error, leads on and gives the details on request', async () => {
  render(
    <MemoryRouter>
      <PageError error={new Error('the roof fell in')} />
    </MemoryRouter>,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByText('the roof fell in')).toBeInTheDocument();
});

test.each([
  ['the roof fell in', 'Unexpected Application Error!'],
  ['Failed to fetch dynamically imported module: http://localhost/a.js', 'You’re offline'],
  ['error loading dynamically imported module: http://localhost/a.js', 'You’re offline'],
  ['Importing a module script failed.', 'You’re offline'],
  ['Unable to preload CSS for /assets/a.css', 'You’re offline'],
])('without a connection “%s” is headed “%s”', async (message, heading) => {
  setOnline(false);
  render(
    <MemoryRouter>
      <PageError error={new Error(message)} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Reload the page' })).toBeNull();
});

test('header and footer stay, once each, when a page breaks', async () => {
  expectWarning(/the roof fell in/);
  vi.spyOn(outsourcingHome, 'default').mockImplementation(Broken);
  const visit = await renderAt('/legal');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await visit.user.click(way.getByRole('link', { name: 'Outsourcing' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Unexpected Application Error!/));
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
