import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadPage } from '@/app/router/routeModules';
import { sectors } from '@/content/sectors';
import { sampled } from '../setup/lifecycle';
import { renderAt } from '../setup/renderAt';

test.each(sampled(sectors, 4).map((sector) => [`/${sector.slug}`, sector] as const))(
  '%s shows heading, claim, checklist, reasons, work and neighbours, and leads to its quote form',
  async (path, sector) => {
    await renderAt(path);
    expect(screen.getByRole('heading', { level: 1, name: sector.heading })).toBeVisible();
    expect(screen.getByText(/^Save 70% on staffing costs, guaranteed/)).toBeVisible();
    for (const promise of [
      '3 FREE Independent quotes',
      '33,000+ leading outsourcing firms',
      'Millions of talented professionals',
      'Secure, trusted & transparent',
      'Bespoke advisory & support',
    ]) {
      expect(screen.getByText(promise)).toBeVisible();
    }
    const reasons = screen.getByRole('heading', {
      level: 2,
      name: `4 Reasons to Consider ${sector.name} Outsourcing`,
    });
    expect(reasons).toBeVisible();
    for (const { title, text } of sector.reasons) {
      const reason = screen.getByRole('heading', { level: 3, name: title }).closest('li');
      expect(reason).toHaveTextContent(text);
    }
    for (const task of sector.work) expect(screen.getByText(task)).toBeVisible();
    const neighbours = screen.getByRole('heading', { name: 'Related sectors' }).closest('section');
    expect(
      [...(neighbours?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ).toEqual(sector.related.map((slug) => `/${slug}`));
    const quote = `/getquote?sector=${sector.slug}`;
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', quote);
    expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', quote);
  },
);

test('the way back is on the page and in the structured data', async () => {
  await renderAt('/legal');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Outsourcing' })).toHaveAttribute(
    'href',
    '/outsourcing-home',
  );
  expect(way.getByText('Legal')).toHaveAttribute('aria-current', 'page');
  const { head } = await loadPage('SectorPage');
  expect(head('/legal')).toMatchObject({
    canonical: '/legal',
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Outsourcing', item: '/outsourcing-home' },
          { position: 2, name: 'Legal', item: '/legal' },
        ],
      },
      { '@type': 'Service', name: 'Legal Outsourcing', url: '/legal' },
    ],
  });
});

test('from one sector to the next the words change', async () => {
  const { user } = await renderAt('/real-estate/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the Real Estate');
  await user.click(screen.getByRole('link', { name: 'Hospitality' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Outsourcing in the Hospitality' }),
  ).toBeVisible();
});

test('the quote form names its sector, and shows its drawing', async () => {
  const { user, address } = await renderAt('/legal');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Get a quote' }));
  const lead = await screen.findByText('Three questions, then 3 free independent quotes for');
  expect(lead).toHaveTextContent(/quotes for Legal$/);
  const drawing = () =>
    document.querySelector('[data-slot=build-arch] image')?.getAttribute('href');
  expect(drawing()).toBe('/art/sector-legal.svg');
  await user.click(screen.getByRole('button', { name: 'Remove the note about Legal' }));
  expect(await screen.findByText('Three questions, then review and send.')).toBeVisible();
  expect(address()).toBe('/getquote');
  expect(drawing()).toBeUndefined();
});
