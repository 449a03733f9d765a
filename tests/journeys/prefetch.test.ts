import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { feedWords } from '@/content/feedWords';
import { signInWords } from '@/content/loginWords';
import { paths } from '@/config/paths';
import {
  allowConsole,
  newContext,
  waitForIdle,
  site,
  visit,
  soakTest,
  pauseRequests,
} from '../setup/journey';
import { logInTo } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin, folder } = site.live;
const lists = () => provider.received.of('GET', '/posts/');
const posts = (page: Page) => page.getByRole('feed').getByRole('article');

/** A member's feed, opened anew while nothing that comes after hydration can. */
async function openPausedFeed() {
  allowConsole(/Worker registration blocked/);
  const page = await (await newContext({ serviceWorkers: 'block' })).newPage();
  await logInTo(page, paths.community);
  await posts(page).first().waitFor();
  const release = await pauseRequests(page, /\/assets\/persistConfig-[^/]+\.js$/);
  const countBefore = lists().length;
  const reload = () => page.reload({ waitUntil: 'commit' });
  return { page, reload, release, countRequests: () => lists().length - countBefore };
}

soakTest('who comes back has their posts on the way before the page is theirs', async () => {
  const { page, reload, release, countRequests } = await openPausedFeed();
  await reload();
  await expect.poll(countRequests).toBe(1);
  expect(await posts(page).count()).toBe(0);
  release();
  await posts(page).first().waitFor();
  expect(countRequests()).toBe(1);
});

soakTest('a token that is refused on that way prompts its member to log in again', async () => {
  allowConsole(/status of 401/);
  const { page, reload, release, countRequests } = await openPausedFeed();
  await provider.database.expireTokens();
  const ready = page.locator('html[data-test-ready]');
  // Refused while it is not known yet who is here.
  await page.route('**/posts/', async (route) => {
    await ready.waitFor({ state: 'attached' });
    await route.continue();
  });
  await reload();
  await expect.poll(countRequests).toBe(1);
  release();
  const dialog = page.getByRole('dialog', { name: signInWords.ended });
  // That call waits for the login; it is not given up until the next one.
  await dialog
    .or(page.getByRole('button', { name: feedWords.again }))
    .first()
    .waitFor();
  expect(await dialog.count()).toBe(1);
  await dialog.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await posts(page).first().waitFor();
});

soakTest('nothing is prefetched with a token that is not the one of this tab', async () => {
  const { page, reload, release, countRequests } = await openPausedFeed();
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'of somebody else'));
  await reload();
  await page.locator('html[data-test-ready]').waitFor({ state: 'attached' });
  expect(countRequests()).toBe(0);
  release();
  await posts(page).first().waitFor();
});

test('the page behind a login comes while somebody is at its form', async () => {
  const page = await (await newContext()).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const feeds = () => fetched.filter((path) => /\/CommunityPage-[^/]*\.js$/.test(path)).length;
  await visit(page, origin + paths.communityLogin);
  await waitForIdle(page);
  expect(feeds()).toBe(0);
  await page.getByLabel('Password', { exact: true }).focus();
  await expect.poll(feeds).toBe(1);
});

soakTest("a members' page comes to life before its document has loaded", async () => {
  const { page, reload, release } = await openPausedFeed();
  release();
  const load = await pauseRequests(page, '**/*.woff2');
  await reload();
  await posts(page).first().waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  load();
});

test("members' documents connect to the provider at once, the visitors' do not", () => {
  const connected = (path: string) =>
    /<link rel="preconnect" href="([^"]+)" crossorigin>/.exec(
      readFileSync(join(folder, path, 'index.html'), 'utf8'),
    )?.[1];
  expect(connected(paths.community)).toBe(`http://127.0.0.1:${site.providerPort}`);
  for (const path of [paths.root, paths.communityLogin, paths.getQuote]) {
    expect(connected(path)).toBeUndefined();
  }
});
