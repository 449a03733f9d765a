import { describe, expect, test } from 'vitest';
import { themeKey } from '@/app/layouts/ThemeToggle';
import { paths, withQuery } from '@/config/paths';
import {
  allowConsole,
  waitForHydration,
  newPage,
  newContext,
  sampled,
  site,
  visit,
  anyScript,
  pauseRequests,
  soakTest,
} from '../setup/journey';
import { testHostileAnswers } from '../setup/everyDocument';
import { provider } from '../setup/liveProvider';
import { openAsMember } from '../setup/pageActions';

const { origin } = site.live;

test.each(
  sampled(['/real-estate/nothing', '/no-such-page', '/community/x?y=1', '/%F0%9F%8F%A0'], 4),
)('%s is a 404 with a page of ours that leads on', async (path) => {
  allowConsole(/status of 404/);
  const page = await newPage({ width: 390 });
  expect(await visit(page, origin + path)).toBe(404);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== new URL(origin + path).pathname);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

testHostileAnswers();

soakTest('without pictures and fonts the landing page can be used', async () => {
  allowConsole(/Failed to load resource/);
  const person = await newContext({ width: 390 });
  await person.route(/\.(?:svg|png|jpg|webp|woff2)(?:\?|$)/, (route) => route.abort());
  const page = await person.newPage();
  await visit(page, `${origin}/`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(origin + paths.home);
});

describe('before any script has come', () => {
  test('the burger opens at once', async () => {
    const person = await newContext({ width: 390 });
    const release = await pauseRequests(person, anyScript);
    const page = await person.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    expect(await page.locator('html[data-test-ready]').count()).toBe(0);
    release();
    await waitForHydration(page);
    await expect.poll(() => menu.isVisible()).toBe(true);
  });

  test('a tap on a tab is answered when the script is there', async () => {
    const person = await newContext({ width: 390 });
    const release = await pauseRequests(person, anyScript);
    const page = await person.newPage();
    await page.goto(`${origin}/`);
    const tab = page.getByRole('tab', { name: 'Services' });
    await tab.click();
    expect(await page.locator('html[data-test-ready]').count()).toBe(0);
    release();
    await waitForHydration(page);
    await page.getByRole('tab', { name: 'Services', selected: true }).waitFor();
  });
});

describe('the theme', () => {
  test('the chosen one is there at the first paint, also after a reload', async () => {
    const page = await newPage({ colorScheme: 'light' });
    await visit(page, `${origin}/`);
    await page.getByRole('button', { name: 'Dark theme' }).first().click();
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Light theme' }).first().waitFor();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), themeKey))
      .toBe('"dark"');
  });
});

test.each([paths.polls, withQuery(paths.pollDetails, { id: 2 })])(
  '%s shows eight digits of votes on one line at 320 px',
  async (path) => {
    const body = [{ id: 7, entry_text: 'Tools', votes: 12_345_678 }];
    const answers = { name: 'many votes', path: '/poll/*/answers/', method: 'GET' } as const;
    provider.faults.add({ ...answers, kind: 'status', status: 200, body });
    const page = await newPage({ width: 320 });
    await openAsMember(page, path);
    const count = page.locator('[data-slot=poll-entry]').getByText('12,345,678', { exact: true });
    const lines = await count.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
