import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateWords } from '@/content/updateWords';
import { pageError } from '@/content/pageError';
import { paths } from '@/config/paths';
import { buildFolder, buildPortal, hostPaths } from '../setup/site';
import { shownBuild, type Deployment, cachedDocuments, startDeployment } from '../setup/deployment';
import {
  allowConsole,
  waitForHydration,
  disconnect,
  newContext,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { logInTo } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const old = site.live.folder;
const name = `journeys-${process.pid}-next`;
let next: string;
let deployment: Deployment;

beforeAll(async () => {
  const host = `http://127.0.0.1:${site.providerPort}`;
  next = await buildPortal(name, {
    VITE_PORTAL_API_URL: host + hostPaths.portal,
    VITE_OUTSOURCING_API_URL: host + hostPaths.outsourcing,
    VITE_CONTACT_EMAIL: 'desk@portal.example',
  });
});
afterAll(() => rmSync(buildFolder(name), { recursive: true }));
beforeEach(async () => {
  deployment = await startDeployment(old);
  return () => deployment.close();
});

const at = (path: string) => deployment.origin + path;
const link = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });
const offer = (page: Page) => page.getByText(updateWords.ready, { exact: true });
const requestUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
const deployUntilOffered = async (page: Page) => {
  deployment.deploy(next);
  await requestUpdate(page);
  await offer(page).waitFor();
};
const waitForCached = async (page: Page, path: string) => {
  await expect.poll(() => cachedDocuments(page)).toContain(path);
};
/** Names of the caches of builds. */
const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((one) => one.startsWith('kb:build:')));

test('a new version is offered, taken, and takes what was read along; nothing reloads by itself', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  const before = await shownBuild(page);
  await link(page, 'About Us').click();
  await waitForCached(page, paths.aboutUs);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await deployUntilOffered(page);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await expect.poll(() => shownBuild(page)).toBe(before);
  await page.getByRole('button', { name: updateWords.reload }).click();
  await expect.poll(() => shownBuild(page).catch(() => before)).not.toBe(before);
  await waitForHydration(page);
  await expect.poll(() => page.url()).toBe(at(paths.aboutUs));
  await expect.poll(() => builds(page)).toHaveLength(1);
  const now = await shownBuild(page);

  await disconnect(person);
  for (const path of [paths.faq, paths.aboutUs]) {
    await visit(page, at(path));
    await expect.poll(() => shownBuild(page)).toBe(now);
    expect(await offer(page).count()).toBe(0);
  }
});

soakTest('a document of a new build is never followed by an older shell', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  const before = await shownBuild(page);
  const [first] = await builds(page);
  deployment.deploy(next);
  await page.reload();
  await waitForHydration(page);
  const now = await shownBuild(page);
  expect(now).not.toBe(before);
  // This page is of the new build already: there is nothing to offer, and the worker follows.
  await expect.poll(async () => (await builds(page)).includes(String(first))).toBe(false);
  await waitForCached(page, paths.faq);
  expect(await offer(page).count()).toBe(0);
  await disconnect(person);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => shownBuild(page)).toBe(now);
});

soakTest('nothing is offered while a post is queued, or while somebody types', async () => {
  await provider.database.change((draft) => {
    for (const post of [...draft.posts, ...draft.communityPosts]) post.picture = null;
  });
  const person = await newContext();
  const page = await person.newPage();
  await logInTo(page, paths.community, deployment);
  await page.getByRole('article').first().waitFor();
  await waitForCached(page, paths.community);

  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.getByRole('textbox', { name: 'Message' }).fill('Not finished yet');
  deployment.deploy(next);
  await requestUpdate(page);
  const waiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting instanceof ServiceWorker;
    });
  await expect.poll(waiting).toBe(true);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.blur();
  await offer(page).waitFor();
  await message.focus();
  await offer(page).waitFor({ state: 'detached' });

  await disconnect(person);
  await page.getByRole('button', { name: 'Send post' }).click();
  await page.locator('[data-slot=pending-item]').waitFor();
  await title.blur();
  expect(await offer(page).count()).toBe(0);
  await person.setOffline(false);
  await offer(page).waitFor();
  expect(await page.locator('[data-slot=pending-item]').count()).toBe(0);

  await title.focus();
  await message.fill('Half a thought');
  await message.blur();
  await page.getByRole('button', { name: updateWords.reload }).click();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => message.inputValue()).toBe('Half a thought');
});

test('a part that a deployment took away: the page is loaded anew, once, with what was typed', async () => {
  allowConsole(/Failed to fetch dynamically imported module|Unable to preload CSS|status of 404/);
  const page = await (await newContext()).newPage();
  await visit(page, at(paths.projectNeeds));
  await waitForCached(page, paths.projectNeeds);
  const before = await shownBuild(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('A well for the village');
  deployment.deploy(next);
  await link(page, 'About Us').click();
  await expect.poll(() => shownBuild(page).catch(() => before)).not.toBe(before);
  await waitForHydration(page);
  await expect.poll(() => page.url()).toBe(at(paths.aboutUs));
  await waitForIdle(page);
  // Hosts that change their minds do not make it a circle.
  deployment.deploy(old);
  await link(page, 'FAQ').click();
  await expect.poll(() => shownBuild(page).catch(() => '')).toBe(before);
  await waitForIdle(page);
  deployment.deploy(next);
  await link(page, 'Our Services').click();
  await page.getByRole('heading', { name: pageError.heading }).waitFor();
  await expect.poll(() => shownBuild(page)).toBe(before);
  await visit(page, at(paths.projectNeeds));
  await expect.poll(() => field.inputValue()).toBe('A well for the village');
});

soakTest('links after a deployment: pointing loads nothing, a click the new page', async () => {
  allowConsole(/Failed to fetch dynamically imported module|Unable to preload CSS|status of 404/);
  const page = await (await newContext()).newPage();
  await visit(page, at(paths.communityRegister));
  await waitForIdle(page);
  const before = await shownBuild(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Not to be lost 1');
  deployment.deploy(next);
  const requested: string[] = []; // By the page: its worker may be storing this address just now.
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const search = page.getByRole('button', { name: 'Search' }).first();
  const answered: string[] = []; // A script may be answered before the test sees its style sheet.
  page.on('response', (response) => answered.push(response.url()));
  await link(page, 'FAQ').hover();
  for (const file of [/FaqPage.+js$/, /Search.+css$/, /Search.+js$/, /Search.+retry/]) {
    await expect.poll(() => answered.some((address) => file.test(address))).toBe(true);
    await password.hover();
    await search.hover();
  }
  // Nobody has looked for another build by the time that the next answer is here.
  expect(await page.evaluate(() => fetch('/').then(({ status }) => status))).toBe(200);
  expect(requested).not.toContain(paths.communityRegister);
  await expect.poll(() => password.inputValue()).toBe('Not to be lost 1');
  await link(page, 'FAQ').click();
  await expect.poll(() => shownBuild(page).catch(() => before)).not.toBe(before);
  await expect.poll(() => page.url()).toBe(at(paths.faq));
});

soakTest('a part that is missing from the same version ends on the error page', async () => {
  allowConsole(/Failed to fetch dynamically imported module|Unable to preload CSS|status of 404/);
  const page = await (await newContext()).newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  deployment.removeFiles((path) => /\/assets\/AboutUsPage-.*\.js$/.test(path));
  await link(page, 'About Us').click();
  await page.getByRole('heading', { name: pageError.heading }).waitFor();
  expect(loaded).toEqual([]);
  await page.getByRole('link', { name: pageError.reload }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loaded).toEqual([paths.aboutUs]);
});

soakTest('the offer that is dismissed by a key leaves the focus on the page', async () => {
  const page = await (await newContext()).newPage();
  await visit(page, at(paths.faq));
  await waitForCached(page, paths.faq);
  await deployUntilOffered(page);
  await page.getByRole('button', { name: updateWords.dismiss }).press('Enter');
  await offer(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

soakTest('the offer leaves the quote’s buttons free on a phone', async () => {
  const page = await (await newContext({ width: 390, height: 780 })).newPage();
  await visit(page, at(paths.getQuote));
  await waitForCached(page, paths.getQuote);
  await deployUntilOffered(page);
  const go = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
  const [line, button] = await Promise.all(
    [page.locator('[data-slot=update-line]'), go].map((one) => one.boundingBox()),
  );
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
