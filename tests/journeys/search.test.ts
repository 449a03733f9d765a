import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths, sectorPath } from '@/config/paths';
import { seriousViolations } from '../setup/accessibility';
import {
  allowConsole,
  waitForHydration,
  waitForIdle,
  disconnect,
  newPage,
  newContext,
  soakRows,
  site,
  visit,
  soakTest,
  anyScript,
  pauseRequests,
} from '../setup/journey';

const { origin } = site.live;
const start = origin + paths.getQuote;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search Kingdom Builders' });
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id,
  );

test('by keys alone: the slash opens, a word is typed, Enter goes there', async () => {
  const page = await newPage();
  await visit(page, start);
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.type('bookkeeping');
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + sectorPath('financial-services'));
  await page.getByRole('heading', { level: 1, name: /Finance & Accounting/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('#main:focus').waitFor();
});

soakTest('Escape gives the focus back to the button, and the words are gone', async () => {
  const page = await newPage();
  await visit(page, start);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await field(page).fill('legal');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Search');
  await page.keyboard.press('Control+k');
  await expect.poll(() => field(page).inputValue()).toBe('');
});

soakTest('opened and closed before the page is scrolled, it leaves the whole page', async () => {
  const page = await newPage();
  await visit(page, origin);
  await waitForIdle(page);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const before = await headings.allInnerTexts();
  expect(before).toContain('What interests you?');
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await headings.allInnerTexts()).toEqual(before);
});

soakTest('the page under it stays where it is', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.keyboard.press('/');
  await field(page).waitFor();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(5, 600);
  // One for each frame: the first has had its effect by the time that the last one comes.
  const rolled = page.evaluate(async () => {
    for (let left = 3; left > 0; left -= 1)
      await new Promise((done) => addEventListener('wheel', done, { once: true }));
  });
  for (const by of [200, 200, 200]) await page.mouse.wheel(0, by);
  await rolled;
  expect(await scrolled()).toBe(300);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await scrolled()).toBe(300);
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(500);
});

soakTest('the menu of a phone leads to it; leaving it leads back to the burger', async () => {
  const page = await newPage({ width: 390, height: 700, hasTouch: true });
  await visit(page, start);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Search' })
    .tap();
  await field(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0);
  const { width } = (await page.getByRole('dialog').boundingBox()) ?? {};
  expect(width).toBe(390);
  await page.getByRole('button', { name: 'Close search' }).tap();
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Menu');
});

soakTest('a press outside closes it, and a middle click opens a result beside it', async () => {
  const page = await newPage();
  await visit(page, start);
  await button(page).click();
  await field(page).fill('legal');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('option', { name: 'Legal' }).first().click({ button: 'middle' }),
  ]);
  await tab.waitForURL(origin + sectorPath('legal'));
  await tab.close();
  await expect.poll(() => field(page).inputValue()).toBe('legal');
  await page.mouse.click(10, 780);
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toBe(start);
});

test('it is fetched once, when it is opened, and works without a connection then', async () => {
  // A worker that starts in the moment of the loss still reaches the host.
  allowConsole(/Worker registration blocked/);
  const person = await newContext({ serviceWorkers: 'block' });
  const page = await person.newPage();
  const fetched: string[] = [];
  // The page also fetches its files for offline reading: by `fetch`, at any time.
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && fetched.push(request.url()),
  );
  const scripts = () => fetched.filter((url) => /SearchDialog.*\.js/.test(url)).length;
  await visit(page, start);
  // A file that others need is lost for the page if the connection breaks while it comes.
  await waitForIdle(page);
  expect(scripts()).toBe(0);
  await disconnect(person);
  await button(page).click();
  await page.getByRole('alert').waitFor();
  await person.setOffline(false);
  await button(page).click();
  await field(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await disconnect(person);
  const before = scripts();
  await button(page).click();
  await field(page).fill('tax');
  await page.getByRole('option', { name: /Finance & Accounting/ }).waitFor();
  expect(scripts()).toBe(before);
});

test('a tap before the script is there is answered when it is', async () => {
  const person = await newContext({ width: 390 });
  const release = await pauseRequests(person, anyScript);
  const page = await person.newPage();
  await page.goto(start);
  await button(page).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await waitForHydration(page);
  await field(page).waitFor();
});

soakTest('what is typed while it loads is in its field', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, /SearchDialog.*\.js$/);
  await visit(page, start);
  await page.keyboard.press('/');
  await page.keyboard.type('taxx');
  await page.keyboard.press('Backspace');
  release();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('tax');
  await page.getByRole('option', { name: /Finance & Accounting/ }).waitFor();
});

describe.each(soakRows(['dark', 'light'] as const))('%s', (colorScheme) => {
  test.each(['tax', 'zeppelin', ''])(
    'has no serious accessibility violation at %j',
    async (word) => {
      const page = await newPage({ width: 390, colorScheme, reducedMotion: 'reduce' });
      await visit(page, start);
      await button(page).click();
      await field(page).fill(word);
      const shown =
        word === 'zeppelin'
          ? page.getByRole('heading', { name: /zeppelin/ })
          : page.getByRole('option').first();
      await shown.waitFor();
      expect(await seriousViolations(page)).toEqual([]);
    },
  );
});

soakTest('nothing that is found leads nowhere', async () => {
  const page = await newPage();
  await visit(page, start);
  await button(page).click();
  await field(page).fill('a');
  const links = page.getByRole('option');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  const answers = await page.evaluate(
    (all) => Promise.all(all.map(async (href) => (await fetch(href)).status)),
    hrefs,
  );
  expect(hrefs.filter((_, index) => answers[index] !== 200)).toEqual([]);
});
