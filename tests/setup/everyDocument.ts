import { describe, expect, inject, test } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { screens } from '@/app/screens';
import { paths } from '@/config/paths';
import { seriousViolationsInAllThemes } from './accessibility';
import { newPage, sampled, waitForIdle, site, visit, allowConsole, newContext } from './journey';

/** Every screen whose document has the page. */
export const documents = screens.filter(({ access }) => access === 'public');

/** One address of each page: a family's members differ in words only. */
const kinds = documents.filter(
  ({ page }, index) => documents.findIndex((other) => other.page === page) === index,
);

/** Pages whose accessibility is judged: all kinds in the soak, every sixteenth otherwise. */
const audited = sampled(kinds, 16);
const serviceWorkers = inject('soak') ? 'allow' : 'block';

/**
 * Tests that a document of each page works by itself, hydrates and fits the narrowest window,
 * and that the judged ones have no serious accessibility violation. `npm run test:soak` has every document.
 */
export function testDocuments(): void {
  test.each(inject('soak') ? documents : sampled(kinds, 6))(
    '$path: its document, its head, hydration, no sideways scroll, no accessibility violation',
    async (screen) => {
      const page = await newPage({ width: 320, height: 640, serviceWorkers });
      expect(await visit(page, site.live.origin + screen.path)).toBe(200);
      expect({
        h1: await page.getByRole('heading', { level: 1 }).count(),
        banner: await page.getByRole('banner').count(),
        main: await page.getByRole('main').count(),
        contentinfo: await page.getByRole('contentinfo').count(),
      }).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1 });
      const head = await page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        lang: document.documentElement.lang,
        wide: document.documentElement.scrollWidth,
      }));
      expect(head.title.length).toBeGreaterThan(10);
      expect(head.description?.length).toBeGreaterThan(40);
      expect(head.canonical).toMatch(/^https:\/\/www\.portal\.example\//);
      expect(head.lang).toMatch(/^en/);
      expect(head.wide).toBeLessThanOrEqual(320);
      if (!audited.includes(screen)) return;
      // Colours are judged where they come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await waitForIdle(page);
      expect(await seriousViolationsInAllThemes(page)).toEqual([]);
    },
  );
}

const { origin } = site.live;
/** Pages that request something from a provider as they open. */
const fetchingPages = new Set([
  'HomePage',
  'OutsourcingHomePage',
  'RegisterPage',
  'CommunitiesPage',
  'GroupPage',
  'RegionPage',
  'QuotePage',
]);

/** Fails every request to the provider's hosts. */
const abortProviderCalls = (person: BrowserContext) =>
  person.route(`http://127.0.0.1:${site.providerPort}/**`, (route) => route.abort());

/**
 * Tests that pages read with garbage in storage, with storage refused, with hosts that are down, and
 * without script: every 48th, and all of them in `npm run test:soak`.
 */
export function testHostileAnswers(): void {
  const chosen = sampled(kinds, 48);

  describe('whatever a browser brings along, every page reads', () => {
    test.each(chosen)('$page with garbage in storage, cookies and query', async ({ path }) => {
      allowConsole(/status of 401/);
      const person = await newContext({
        before: () => {
          if (location.protocol === 'about:') return;
          const keys = ['persist:root', 'kb:theme', 'kb:quote', 'kb:quote-receipts', 'kb:unknown'];
          for (const key of keys) localStorage.setItem(key, '{"user":"x","_persist":[');
          for (const key of ['userKey', 'accessToken', 'isLoggedIn', 'isAdminLoggedIn']) {
            sessionStorage.setItem(key, '\u0000{]');
          }
        },
      });
      await abortProviderCalls(person);
      allowConsole(/Failed to load resource: net::ERR_FAILED/);
      await person.addCookies([{ name: 'token', value: '%%%x', url: origin }]);
      const page = await person.newPage();
      const query =
        '?step=%00&area=%3Cscript%3E&sector=../..&post=-1e9&next=//evil.example&tab=%F0%9F%8F%A0';
      await visit(page, origin + path + query);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(new URL(page.url()).host).toBe(new URL(origin).host);
    });

    test.each(chosen)('$page where storage is refused', async ({ path }) => {
      allowConsole(/Failed to save scroll positions/);
      const page = await newPage({
        before: () => {
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('denied', 'SecurityError');
              },
            });
          }
        },
      });
      await visit(page, origin + path);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    });

    test.each(chosen.filter(({ page }) => fetchingPages.has(page)))(
      '$page reads the same with both hosts down',
      async ({ path }) => {
        allowConsole(/Failed to load resource: net::ERR_FAILED/);
        const person = await newContext();
        await abortProviderCalls(person);
        const page = await person.newPage();
        await page.goto(origin + path);
        const words = () => page.locator('h1, h2').allInnerTexts();
        const before = await words();
        await waitForIdle(page);
        expect(await words()).toEqual(expect.arrayContaining(before));
        expect(await page.getByRole('alert').count()).toBe(0);
      },
    );
  });

  describe('without JavaScript', () => {
    test.each(chosen)('$page reads and its links lead on', async ({ path }) => {
      const page = await newPage({ javaScriptEnabled: false, width: 390 });
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(200);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Get a quote' })
        .first()
        .click();
      await page.waitForURL(origin + paths.getQuote);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    });
  });
}
