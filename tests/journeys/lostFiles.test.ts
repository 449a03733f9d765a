import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageError } from '@/content/pageError';
import { paths, withQuery } from '@/config/paths';
import { buildFolder } from '../setup/site';
import { shownBuild, type Deployment, cachedDocuments, startDeployment } from '../setup/deployment';
import {
  allowConsole,
  waitForHydration,
  newContext,
  sampled,
  scriptsWith,
  waitForIdle,
  site,
  soakTest,
} from '../setup/journey';

const old = site.live.folder;
const next = buildFolder(`journeys-${process.pid}-lost`);
let deployment: Deployment;

/** Another build of the same portal: its documents name a start module of another name. */
beforeAll(() => {
  cpSync(old, next, { recursive: true });
  const assets = join(next, 'assets');
  const start = readdirSync(assets).find((file) => /^index-.*\.js$/.test(file)) ?? '';
  const renamed = 'index-another.js';
  renameSync(join(assets, start), join(assets, renamed));
  for (const file of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(next, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(start, renamed));
  }
});
afterAll(() => rmSync(next, { recursive: true }));
beforeEach(async () => {
  deployment = await startDeployment(old);
  return () => deployment.close();
});

const at = (path: string) => deployment.origin + path;
const link = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true });
const email = 'ruth@example.com';

/** Runs in the page: marks it once the portal looks after lost files itself. */
const noteGuard = () => {
  document.addEventListener('portal:guarded', () => {
    document.documentElement.toggleAttribute('data-test-guarded', true);
  });
};
const guarded = (page: Page) =>
  page.locator('html[data-test-guarded]').waitFor({ state: 'attached' });

/**
 * The login page of the old build with something typed, before any of its scripts has come.
 * @param lost files that are not there; from the next document on they are, unless `forGood`
 * @param late they turn out to be lost once the portal runs and looks after lost parts itself
 */
async function typeEarly(lost: RegExp, forGood = false, late = false) {
  allowConsole(/Failed to fetch dynamically imported module|status of 404|Unable to preload CSS/);
  allowConsole(/Worker registration blocked|status of 40[01]/);
  const person = await newContext({ serviceWorkers: 'block', before: noteGuard });
  const page = await person.newPage();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = at(withQuery(paths.communityLogin, { next: paths.faq }));
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  // A host that has the new documents still has the files of the old build for a while, less some.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    const path = new URL(route.request().url()).pathname;
    const file = join(old, path);
    const misses = lost.test(path) && (forGood || loaded.length < 2);
    if (misses && late) await guarded(page);
    if (misses) await route.fulfill({ status: 404 });
    else if (existsSync(file))
      await route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) });
    else await route.continue();
  });
  await page.goto(address);
  const field = page.getByLabel('Email', { exact: true });
  await field.fill(email);
  // Not every browser puts back by itself what was typed before a reload.
  await field.evaluate((input) => input.setAttribute('autocomplete', 'off'));
  expect(await page.locator('html[data-test-ready]').count()).toBe(0);
  const countBefore = deployment.requestedPaths.length;
  /** Requests of this document's path since its scripts may come. */
  const looks = () =>
    deployment.requestedPaths.slice(countBefore).filter((path) => path === paths.communityLogin)
      .length;
  return { page, address, field, loaded, looks, release: () => release() };
}

const named = (part: string) => new RegExp(`/assets/${part}-[^/]+\\.js$`);
/** The script that registers the worker, without its hash: its name depends on what it is bundled with. */
const [background = ''] = scriptsWith('updateViaCache').map((file) =>
  file.slice(0, -'-12345678.js'.length),
);
const parts = [
  ['the start module', 'index'],
  ['a chunk of every page', 'portal'],
  ['the page', 'LoginPage'],
  ['the form', 'LoginFields'],
  ['what every visit goes on with', background],
] as const;

const lost = [
  ['the form, once the portal runs', 'LoginFields', true] as const,
  ...parts.map(([name, part]) => [name, part, false] as const),
];

test.each(sampled(lost, 6))(
  '%s: the newest document is loaded once, with what was typed',
  async (_, part, late) => {
    const early = await typeEarly(named(part), false, late);
    const { page, field, loaded, address } = early;
    const before = await shownBuild(page);
    deployment.deploy(next);
    early.release();
    await expect.poll(() => shownBuild(page).catch(() => before)).not.toBe(before);
    await waitForIdle(page);
    await expect.poll(() => field.inputValue()).toBe(email);
    await expect.poll(() => page.url()).toBe(address);
    expect(loaded).toEqual([address, address]);
    await page.getByRole('button', { name: 'Show password' }).click();
  },
);

test.each(sampled([parts[1], parts[3]], 2))(
  '%s, of the same build: the document stays and its links lead on',
  async (_, part) => {
    const { page, field, loaded, looks, release, address } = await typeEarly(named(part));
    release();
    await expect.poll(looks).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([address]);
    await expect.poll(() => field.inputValue()).toBe(email);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: pageError.heading }).count()).toBe(0);
    await link(page, 'FAQ').click();
    await page.waitForURL(at(paths.faq));
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

soakTest('a form that could not be had comes with the next press of its button', async () => {
  const { page, field, looks, release } = await typeEarly(named('LoginFields'));
  release();
  await expect.poll(looks).toBe(1);
  await waitForHydration(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const refused = page.waitForResponse(/\/login\/$/);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  expect((await refused).request().postDataJSON()).toEqual({ email, password: 'wrong' });
  await expect.poll(() => field.inputValue()).toBe(email);
});

soakTest('lost from the new build as well: loaded once, and again at a press', async () => {
  const { page, field, loaded, looks, release, address } = await typeEarly(named('portal'), true);
  deployment.deploy(next);
  release();
  // One look finds the new build, the new document is loaded, and one more finds no other.
  await expect.poll(looks).toBe(3);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([address, address]);
  await expect.poll(() => field.inputValue()).toBe(email);
  await page.unrouteAll({ behavior: 'wait' });
  // Login waits for the page, so that no password leaves without it: any other button retries.
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await waitForHydration(page);
  await expect.poll(() => field.inputValue()).toBe(email);
  expect(loaded).toEqual([address, address, address]);
});

/** A person's page at the FAQ, where a part of the portal is met by the host's fallback page. */
async function openMisled(
  part: string,
  serviceWorkers: 'allow' | 'block',
  isWrong: (count: number) => boolean,
) {
  allowConsole(/Failed to fetch dynamically imported module|MIME type of "text\/html"/);
  allowConsole(/Worker registration blocked|ERR_FAILED|Unable to preload CSS/);
  const isPart = (path: string) => named(part).test(path);
  const countRequests = () => deployment.requestedPaths.filter(isPart).length;
  deployment.serveFallbackFor((path) => isPart(path) && isWrong(countRequests()));
  const person = await newContext({ serviceWorkers, before: noteGuard });
  const page = await person.newPage();
  await page.goto(at(paths.faq));
  return { page, countRequests };
}

async function opensAboutUs(page: Page): Promise<void> {
  await page.waitForURL(at(paths.aboutUs));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { name: pageError.heading }).count()).toBe(0);
}

test('a wrong answer for a script is not stored by the worker: the next load works', async () => {
  const { page } = await openMisled('AboutUsPage', 'allow', () => true);
  await waitForHydration(page);
  await expect.poll(() => cachedDocuments(page)).toContain(paths.faq);
  await link(page, 'About Us').click();
  await page.getByRole('heading', { name: pageError.heading }).waitFor();
  deployment.serveFallbackFor(() => false);
  await page.reload();
  await waitForHydration(page);
  await opensAboutUs(page);
});

// The browser itself stores the wrong answer for as long as the right one could be.
soakTest('without the worker a wrong answer for a page’s script is replaced', async () => {
  const { page, countRequests } = await openMisled('AboutUsPage', 'block', (count) => count === 1);
  await guarded(page);
  await link(page, 'About Us').click();
  await page.getByRole('heading', { name: pageError.heading }).waitFor();
  await expect.poll(countRequests).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await waitForHydration(page);
  await opensAboutUs(page);
});

soakTest('without the worker a wrong answer for a chunk of every page is replaced', async () => {
  const { page, countRequests } = await openMisled('portal', 'block', (count) => count === 1);
  await page.getByRole('main').click();
  await expect.poll(countRequests).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await waitForHydration(page);
  await link(page, 'About Us').click();
  await opensAboutUs(page);
});
