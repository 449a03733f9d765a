import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadPage, matchScreen } from '@/app/router/routeModules';
import { screens } from '@/app/screens';
import { faqPage, faqTopics } from '@/content/faq';
import { groups } from '@/content/groups';
import { headerLinks } from '@/content/navigation';
import { regions } from '@/content/regions';
import type { PageWords } from '@/content/pages/model';
import { groupSlugs, paths, regionSlugs, sectorSlugs } from '@/config/paths';
import { repeated } from '../content/words';
import { renderAt } from '../setup/renderAt';

const files = import.meta.glob<Record<string, unknown>>('/src/content/pages/*.ts', { eager: true });
const isPage = (value: unknown): value is PageWords =>
  typeof value === 'object' && value !== null && 'heading' in value && 'drawing' in value;
const pages: readonly PageWords[] = [
  ...Object.values(files).flatMap((file) => Object.values(file)),
  faqPage,
].filter(isPage);
const rows = pages.map((page) => [page.path, page] as const);

/** Form pages, and the name their form goes by. */
const forms = [
  [paths.projectNeeds, 'Kingdom Project Needs'],
  [paths.projectManagement, 'Project management request'],
  [paths.strategyConsulting, 'Strategy consulting request'],
  [paths.aiSoftwareTools, 'AI and software tools request'],
  [paths.innovationHub, 'Innovation hub request'],
  [paths.investorsRegistration, 'Investor registration'],
  [paths.businessAssetManagement, 'Business and asset management enquiry'],
  [paths.businessOwners, 'Business owner profile'],
] as const;

const main = () => within(screen.getByRole('main'));
const pathOf = (link: HTMLElement) => link.getAttribute('href')?.replace(/[?#].*$/, '') ?? '';
const ways = () => main().getAllByRole('link').map(pathOf);
const families = [...sectorSlugs, ...groupSlugs, ...regionSlugs].map((slug) => `/${slug}`);
const addresses = new Set<string>([...Object.values(paths), ...families]);

test('all eighteen pages have their words and are in the route table', () => {
  expect(pages).toHaveLength(18);
  const open = screens.filter(({ access }) => access === 'public');
  const missing = pages.filter(({ path }) => !open.some((row) => row.path === path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('no text is repeated across titles, descriptions, headings and leads', () => {
  const texts = pages.flatMap(({ description, heading, lead }) => [description, heading, lead]);
  expect(repeated(texts)).toEqual([]);
  const others = [...groups, ...regions].flatMap(({ title, description }) => [title, description]);
  expect(repeated([...pages.flatMap((page) => [page.title, page.description]), ...others])).toEqual(
    [],
  );
});

/** Numbers that are the specification's own, project sizes apart. */
const figures = ['3', '12', '24', '27', '28', '33,000', '70%'];

test('no page has a figure that is not the owner’s', () => {
  const text = JSON.stringify([pages, faqTopics]).replaceAll(/\$[\d,]+-[\d,]+/g, '');
  const found = new Set(text.match(/(?<![\w%-])\d[\d,]*\d%?|(?<![\w%-])\d%?/g));
  expect([...found].filter((figure) => !figures.includes(figure))).toEqual([]);
});

describe.each(rows)('%s', (path, words) => {
  test('opens with its heading, goes down level by level, has silent pictures, and leads on', async () => {
    await renderAt(path);
    const [first] = main().getAllByRole('heading');
    expect(first).toHaveTextContent(words.heading);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main().getByText(words.lead)).toBeVisible();
    expect(document.title).toBe(words.title);
    const levels = main()
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
    expect(main().queryAllByRole('img')).toEqual([]);
    const out = ways().filter((way) => way !== path);
    expect(out.length).toBeGreaterThanOrEqual(2);
    expect(out.filter((way) => !addresses.has(way))).toEqual([]);
  });

  test('has its metadata for search engines', async () => {
    const { head } = await loadPage(matchScreen(path).page);
    const { title, description, canonical, structuredData } = head(path);
    expect(canonical).toBe(path);
    expect(title).toMatch(/ \| Kingdom Builders$/);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(structuredData?.length).toBeGreaterThan(0);
  });
});

const below = pages.flatMap((page) => (page.parent ? [[page.path, page.parent] as const] : []));
const atTop = pages.filter((page) => page.parent === undefined).map(({ path }) => path);

test('the header’s own pages have none above them', async () => {
  expect(atTop.toSorted()).toEqual([paths.aboutUs, paths.faq, paths.services]);
  await renderAt(paths.aboutUs);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

test.each(below)('%s has its breadcrumbs', async (path, parent) => {
  await renderAt(path);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: parent.label })).toHaveAttribute('href', parent.to);
  const { head } = await loadPage(matchScreen(path).page);
  const kinds = head(path).structuredData?.map((data) => data['@type']);
  expect(kinds).toContain('BreadcrumbList');
});

/** Every page's footer leads to these. */
const inFooter: readonly string[] = [paths.terms, paths.privacy, paths.contact];

describe('two clicks from the header', () => {
  const reached = new Set<string>();

  test.each(headerLinks)('$label shows ways on', async ({ to }) => {
    await renderAt(to);
    for (const way of [to, ...ways()]) reached.add(way);
    expect(ways().length).toBeGreaterThan(0);
  });

  test('every page is reached', () => {
    const lost = pages
      .map(({ path }) => path)
      .filter((path) => !reached.has(path) && !inFooter.includes(path));
    expect(lost).toEqual([]);
  });
});

test.each(forms)('%s has its form, after a note that it is not sent', async (path, name) => {
  const { user } = await renderAt(path);
  const form = await main().findByRole('form', { name });
  expect(within(form).getByText(/^This form is not sent online\./)).toBeVisible();
  const send = within(form).getByRole('button', { name: /^(Submit|Register|Create profile)$/ });
  await user.click(send);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
});

test('a service page leads down to its form', async () => {
  const { user } = await renderAt(paths.businessAssetManagement);
  await user.click(main().getByRole('link', { name: 'Make an enquiry' }));
  expect(window.location.hash).toBe('#form');
  expect(document.querySelector('#form')).toContainElement(
    await main().findByRole('form', { name: 'Business and asset management enquiry' }),
  );
  expect(document.querySelector('#form')).toHaveFocus();
});

describe('the questions', () => {
  const entries = faqTopics.flatMap((topic) => topic.entries);

  test('are at least fourteen, each once and with an answer', () => {
    expect(entries.length).toBeGreaterThanOrEqual(14);
    expect(repeated(entries.flatMap(([question, answer]) => [question, answer]))).toEqual([]);
    expect(entries.filter(([question]) => !question.endsWith('?'))).toEqual([]);
  });

  test('open on a press, and the topics lead to their places', async () => {
    const { user } = await renderAt(paths.faq);
    const firstQuestion = 'Who sees what I post?';
    const box = screen.getByRole('heading', { name: firstQuestion }).closest('details');
    expect(box).not.toHaveAttribute('open');
    await user.click(screen.getByRole('heading', { name: firstQuestion }));
    expect(box).toHaveAttribute('open');
    const topics = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    const fragments = topics.map((topic) => topic.getAttribute('href')?.split('#')[1] ?? '');
    expect(fragments).toEqual(faqTopics.map(({ id }) => id));
    expect(fragments.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  test('are handed to search engines word for word', async () => {
    const { head } = await loadPage(matchScreen(paths.faq).page);
    const data = JSON.stringify(head(paths.faq).structuredData);
    for (const [question, answer] of entries) {
      expect(data).toContain(JSON.stringify(question));
      expect(data).toContain(JSON.stringify(answer));
    }
  });
});

test('the investors page names categories and sizes to the letter, and no arch is empty', async () => {
  await renderAt(paths.investors);
  for (const size of [
    '$0-100',
    '$101-1,000',
    '$1001-5,000',
    '$5001-10,0000',
    '$10,001-50,000',
    '$50,001-100,000',
  ]) {
    expect(main().getByText(size)).toBeVisible();
  }
  for (const category of ['Business', 'Investment', 'Real estate']) {
    expect(main().getByText(category)).toBeVisible();
  }
  expect(ways()).toContain(paths.investorsRegistration);
  for (const card of document.querySelectorAll('[data-slot=link-cards] li')) {
    expect(card.querySelector('img')).not.toBeNull();
  }
});

test('who we are names the 12 regions and the three groups', async () => {
  await renderAt(paths.whoWeAre);
  for (const { name } of regions) expect(main().getByText(name)).toBeVisible();
  expect(ways()).toEqual(
    expect.arrayContaining(['/leadership-group', '/kingdom-ministers-group', '/cordinators-group']),
  );
});
