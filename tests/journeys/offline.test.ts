import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccounts, memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { offlineWords } from '@/content/offlineWords';
import { paths } from '@/config/paths';
import { seriousViolations } from '../setup/accessibility';
import { type Deployment, cachedDocuments, startDeployment } from '../setup/deployment';
import { databaseKeys } from '../setup/device';
import {
  allowConsole,
  waitForHydration,
  disconnect,
  newContext,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { type Account, logInTo } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment(site.live.folder);
});
afterAll(() => deployment.close());
afterEach(() => {
  deployment.delayRequests(() => false, 0);
  deployment.setUnreachable(false);
});

/** Chromium takes only its pages off the network, and not always its service workers. */
async function goOffline(person: BrowserContext): Promise<void> {
  await disconnect(person);
  deployment.setUnreachable(true);
}

async function goOnline(person: BrowserContext): Promise<void> {
  deployment.setUnreachable(false);
  await person.setOffline(false);
}

/** The seed's pictures are files of a demo build: this provider does not have them. */
beforeEach(() =>
  provider.database.change((draft) => {
    for (const post of [...draft.posts, ...draft.communityPosts]) post.picture = null;
  }),
);

const at = (path: string) => deployment.origin + path;
const waitForCached = async (page: Page, path: string) => {
  await expect.poll(() => cachedDocuments(page)).toContain(path);
};
/** The answers that are stored for reading without a connection, by their names. */
const cachedAnswers = (page: Page) => databaseKeys(page, 'kb:answers', 'texts');
const asOf = (page: Page) => page.locator('[data-slot=offline-line]');

async function logIn(page: Page, account?: Account): Promise<void> {
  await logInTo(page, paths.community, { origin: deployment.origin, account });
  await page.getByRole('article').first().waitFor();
}

test('a page that was read can be read offline, and one that a link led to; others show a note', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, at(paths.businessAssetManagement));
  await waitForCached(page, paths.businessAssetManagement);
  const [title] = (await page.title()).split(' | ');
  expect(title).toContain('&');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL(at(paths.aboutUs));
  await waitForCached(page, paths.aboutUs);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await goOffline(person);

  await visit(page, at(`${paths.aboutUs}/`));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  expect(await page.evaluate(() => document.fonts.check('1rem "Fraunces Variable"'))).toBe(true);
  const broken = page
    .locator('main img')
    .evaluateAll((images) =>
      images.filter(
        (image) => image instanceof HTMLImageElement && image.naturalWidth === 0 && image.complete,
      ),
    );
  expect(await broken).toEqual([]);

  await visit(page, at(paths.services));
  await page.getByRole('heading', { level: 1, name: offlineWords.heading }).waitFor();
  await expect.poll(() => page.url()).toBe(at(paths.services));
  await expect.poll(() => page.title()).toBe(offlineWords.title);
  const links = page.getByRole('navigation', { name: offlineWords.cached }).getByRole('link');
  await links.first().waitFor();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    paths.aboutUs,
    paths.businessAssetManagement,
  ]);
  expect(await links.last().textContent()).toBe(title);
  expect(await seriousViolations(page)).toEqual([]);
  await links.last().click();
  await page.waitForURL(at(paths.businessAssetManagement));
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: offlineWords.heading }).waitFor();

  await goOnline(person);
  await page
    .getByRole('heading', { level: 1, name: offlineWords.heading })
    .waitFor({ state: 'detached' });
  await waitForHydration(page);
  await expect.poll(() => page.url()).toBe(at(paths.services));
});

soakTest('a connection that comes back in pieces is looked for again', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  await goOffline(person);
  await visit(page, at(paths.services));
  const offline = page.getByRole('heading', { level: 1, name: offlineWords.heading });
  await offline.waitFor();
  let looks = 0;
  await page.route(at(paths.services), (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    looks += 1;
    return looks < 2 ? route.abort() : route.fallback();
  });
  await goOnline(person);
  await offline.waitFor({ state: 'detached' });
  expect(looks).toBe(2);
});

test('a link offline to a page that is not here leads to the offline page', async () => {
  allowConsole(/Failed to fetch dynamically imported module|Unable to preload CSS/);
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  await goOffline(person);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { level: 1, name: offlineWords.heading }).waitFor();
  await expect.poll(() => page.url()).toBe(at(paths.aboutUs));
});

soakTest(
  'a slow network is waited for no longer than 3 seconds where the page is cached',
  async () => {
    const person = await newContext();
    const page = await person.newPage();
    await visit(page, at(paths.faq));
    await waitForCached(page, paths.faq);
    deployment.delayRequests((path) => path === paths.faq, 60_000);
    const began = Date.now();
    await page.reload({ waitUntil: 'commit' });
    expect(Date.now() - began).toBeGreaterThan(2500);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(Date.now() - began).toBeLessThan(20_000);
  },
);

test('the feed can be read offline after a reload and in a reopened browser, by its member alone', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await logIn(page);
  const first = await page.getByRole('article').first().getAttribute('aria-label');
  const name = await page.locator('[data-slot=profile-name]').textContent();
  await waitForCached(page, paths.community);
  await waitForCached(page, paths.outbox);
  await expect
    .poll(() => cachedAnswers(page))
    .toEqual(expect.arrayContaining(['/auth/users/me/', 'posts']));
  await goOffline(person);

  await page.reload();
  await asOf(page)
    .filter({ hasText: /^Offline: loaded at \d+:\d\d/ })
    .waitFor();
  await expect.poll(() => page.getByRole('article').first().getAttribute('aria-label')).toBe(first);
  await expect.poll(() => page.locator('[data-slot=profile-name]').textContent()).toBe(name);

  // A tab of its own has no session storage, as after the browser was closed.
  const reopened = await person.newPage();
  await reopened.goto(at(paths.community));
  await asOf(reopened).waitFor();
  await expect
    .poll(() => reopened.getByRole('article').first().getAttribute('aria-label'))
    .toBe(first);
  await reopened.close();

  await goOnline(person);
  await asOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: memberMenu.label }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'logout' }).click();
  await page.waitForURL(at(paths.home));
  await expect.poll(() => cachedAnswers(page)).toEqual([]);
});

soakTest('another member never sees what was cached for one', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await logIn(page);
  await waitForCached(page, paths.community);
  const key = await page.evaluate(() => sessionStorage.getItem('userKey'));
  const other = demoAccounts.find(({ email }) => email !== memberAccount.email);
  // An open tab would see whose session it is now, and read the feed for them.
  await page.close();
  // Somebody else's session on this browser, without the logout that would have removed it.
  const answer = await provider.logIn('admin');
  await person.clearCookies();
  await person.addCookies([{ name: 'token', value: answer.access, url: deployment.origin }]);
  const second = await person.newPage();
  await goOffline(person);
  await second.goto(at(paths.community));
  await second.getByRole('heading', { name: 'You’re offline' }).first().waitFor();
  expect(await second.getByRole('article').count()).toBe(0);
  expect(await second.evaluate(() => sessionStorage.getItem('userKey'))).not.toBe(key);
  expect(other?.email).toBe(answer.email);
});

soakTest('a post is sent where the browser wrongly reports no connection', async () => {
  const person = await newContext({
    before: () => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      const repeat = window.setInterval.bind(window);
      // Nobody waits half a minute for the probe.
      Object.assign(window, {
        setInterval: (work: () => void, ms: number) => repeat(work, ms === 30_000 ? 500 : ms),
      });
    },
  });
  const page = await person.newPage();
  let isFirst = true;
  await page.route(/\/portal\/api(\/|$)/, async (route) => {
    const isLost = isFirst && route.request().method() === 'HEAD';
    isFirst &&= !isLost;
    await (isLost ? route.abort() : route.continue());
  });
  allowConsole(/ERR_FAILED/);
  await logIn(page, memberAccount);
  await page.getByLabel('Title', { exact: true }).fill('Beside a VPN');
  await page.getByRole('button', { name: 'Send post', exact: true }).click();
  const countArrived = async () =>
    (await provider.database.read()).posts.filter(({ title }) => title === 'Beside a VPN').length;
  await expect.poll(countArrived).toBe(1);
  await page.getByText('when you’re online').first().waitFor({ state: 'detached' });
  expect(isFirst).toBe(false);
});
