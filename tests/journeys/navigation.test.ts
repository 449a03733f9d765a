import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminWords } from '@/content/adminWords';
import { adminAccount } from '@/content/demoAccounts';
import { showcaseWords } from '@/content/showcaseWords';
import { paths, sectorPath } from '@/config/paths';
import {
  allowConsole,
  waitForHydration,
  newPage,
  site,
  visit,
  sampled,
  soakTest,
  anyScript,
  pauseRequests,
} from '../setup/journey';
import { logInTo } from '../setup/pageActions';

const { origin } = site.live;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const fades = (page: Page) =>
  page.evaluate(() => document.querySelector('#main')?.getAnimations().length);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('another page takes the focus, announces its title and is at its top; Back returns', async () => {
  const page = await newPage();
  await visit(page, origin + sectorPath('legal'));
  const away = footerLink(page, 'Get a quote');
  await away.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1000);
  await away.click();
  await page.getByRole('heading', { level: 1, name: "Let's get started" }).waitFor();
  await page.locator('#main:focus').waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  const title = await page.title();
  expect(title).toMatch(/quote/i);
  await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Legal/ }).waitFor();
  await page.locator('#main:focus').waitFor();
  await page.waitForFunction((scrollTop) => Math.abs(window.scrollY - scrollTop) < 3, left);
});

soakTest(
  'a page that the browser loads anew in the same tab opens at its top, a reload stays',
  async () => {
    const page = await newPage();
    await visit(page, origin + sectorPath('legal'));
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY > 800);
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 800);
    await visit(page, origin + sectorPath('travel'));
    expect(await scrolled(page)).toBe(0);
  },
);

test('a closed page is where it was read, after a reload and Back, unless its reader acts first', async () => {
  const page = await newPage({ width: 390, height: 700 });
  const loginPath = paths.adminLogin;
  await logInTo(page, paths.adminShowcase, { loginPath, account: adminAccount });
  const listings = page.getByRole('main').getByRole('article');
  await listings.nth(5).waitFor();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page
    .getByRole('link', { name: adminWords.tracker })
    .evaluate((one: HTMLElement) => one.click());
  await page.waitForURL(origin + paths.adminAllTasks);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  const release = await pauseRequests(page, /approved-listings/);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: showcaseWords.heading }).waitFor();
  await page.keyboard.press('Shift');
  release();
  await listings.nth(5).waitFor();
  expect(await scrolled(page)).toBeLessThan(1400);
});

soakTest('the page fades in where motion is welcome and not where it is not', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newPage({ reducedMotion });
    await visit(page, origin + sectorPath('legal'));
    await page.evaluate(() => {
      const animate: unknown = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function record(...call) {
        document.documentElement.dataset['testFaded'] = this.id;
        if (typeof animate !== 'function') throw new Error('Nothing can be animated.');
        return Reflect.apply(animate, this, call);
      };
    });
    await footerLink(page, 'Outsourcing').click();
    await page.locator('#main:focus').waitFor();
    const faded = await page.evaluate(() => document.documentElement.dataset['testFaded']);
    expect(faded).toBe(reducedMotion === 'reduce' ? undefined : 'main');
    await page.waitForFunction(() => document.querySelector('#main')?.getAnimations().length === 0);
    expect(await page.locator('#main').evaluate((main) => getComputedStyle(main).opacity)).toBe(
      '1',
    );
  }
});

const spellings = [
  [paths.faq.replace('f', '%66'), paths.faq],
  ['/index.html', paths.root],
  [`${paths.faq}/index.html`, paths.faq],
  [`/${paths.faq}`, paths.faq],
] as const;

test.each(sampled(spellings, spellings.length))(
  '%s shows its page at the address of the page',
  async (spelling, path) => {
    const page = await newPage();
    await visit(page, origin + path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    // As hosts do that decode and merge slashes; the one of these tests does not.
    await page.route(
      ({ pathname }) => pathname === spelling,
      async (route) => route.fulfill({ response: await route.fetch({ url: origin + path }) }),
    );
    await visit(page, `${origin}${spelling}?a=1#main`);
    await expect.poll(() => page.url()).toBe(`${origin}${path}?a=1#main`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  },
);

soakTest('a filter of the sectors is an address, moves nothing; Back undoes it', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await visit(page, origin + paths.outsourcingHome);
  // Six columns, whose last row is full; and the chosen tab ends on the line below all.
  const rows = await page.locator('[data-slot=sector-groups] div:has(> ul)').evaluateAll((grids) =>
    grids.map((grid) => {
      const tiles = [...grid.querySelectorAll('[data-slot=tile]')];
      const columns = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)));
      const filler = grid.querySelector('[data-slot=tile-filler]') ?? tiles.at(-1);
      const rest =
        grid.getBoundingClientRect().right - (filler?.getBoundingClientRect().right ?? 0);
      return { columns: columns.size, rest: Math.round(rest) };
    }),
  );
  expect(rows).toEqual(rows.map(() => ({ columns: 6, rest: 0 })));
  expect(rows).toHaveLength(3);
  const gap = await page.getByRole('search').evaluate((search) => {
    const tab = search.querySelector('[aria-current]');
    const line = search.getBoundingClientRect().bottom;
    return line - (tab?.getBoundingClientRect().bottom ?? 0);
  });
  expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  const services = page.getByRole('link', { name: 'Services', exact: true });
  await services.scrollIntoViewIfNeeded();
  const scrollTop = await scrolled(page);
  await services.click();
  await page.getByText('10 of 28 sectors').waitFor();
  expect(await scrolled(page)).toBe(scrollTop);
  expect(await fades(page)).toBe(0);
  await page.getByRole('searchbox').fill('data');
  await page.getByText(/^[2-5] of 28 sectors$/).waitFor();
  await expect
    .poll(() => page.url())
    .toBe(`${origin}${paths.outsourcingHome}?group=services&q=data`);
  await visit(page, page.url());
  await page.getByText(/^[2-5] of 28 sectors$/).waitFor();
  await page.goBack();
  await page.getByText('All 28 sectors').waitFor();
});

soakTest('who scrolls before the script has come stays there when it is there', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, anyScript);
  await page.goto(origin + paths.outsourcingHome);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  release();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(await scrolled(page)).toBe(900);
  await footerLink(page, 'Get a quote').click();
  await page.locator('#main:focus').waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await page.getByRole('searchbox').waitFor();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
});

test('a page that takes its time shows its progress; Back cancels it', async () => {
  allowConsole(/Service Worker registration blocked/);
  // What a worker fetches could not be paused.
  const page = await newPage({ serviceWorkers: 'block' });
  await visit(page, origin + sectorPath('legal'));
  const release = await pauseRequests(page, anyScript);
  const marked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').content !== 'none');
  await footerLink(page, 'FAQ').click();
  await expect.poll(() => page.url()).toBe(origin + paths.faq);
  await expect.poll(marked).toBe(true);
  expect(await page.getByRole('heading', { level: 1, name: /Legal/ }).isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(marked).toBe(false);
  await footerLink(page, 'FAQ').click();
  await expect.poll(marked).toBe(true);
  release();
  await page.locator('#main:focus').waitFor();
  expect(await marked()).toBe(false);
  expect(await page.title()).toMatch(/FAQ|questions/i);
});

test.each(sampled(['?q=data', ''], 2))(
  'a word typed before the script has come filters when it is there, at an address with "%s"',
  async (search) => {
    const page = await newPage();
    const release = await pauseRequests(page, anyScript);
    await page.goto(origin + paths.outsourcingHome + search);
    await page.getByRole('searchbox').fill('robot');
    await expect.poll(() => page.getByText('All 28 sectors').count()).toBe(1);
    release();
    await page.getByText('1 of 28 sectors').waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('robot');
    expect(new URL(page.url()).search).toBe('?q=robot');
  },
);

test('the first Tab offers to skip to the content, which then has the focus', async () => {
  const page = await newPage();
  await visit(page, origin + paths.getQuote);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const box = await skip.boundingBox();
  expect(box && box.y >= 0).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('#main:focus').waitFor();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
});
