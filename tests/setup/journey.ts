import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, test, type TestContext } from 'vitest';
import { launchBrowser } from './browser';
import { everyNth, sampled, watchTexts } from './lifecycle';
import { site } from './liveProvider';

export { everyNth, sampled, site };

let launched: Promise<Browser> | undefined;
let contexts: BrowserContext[] = [];
let consoleMessages: string[] = [];
let allowed: RegExp[] = [];

type Options = BrowserContextOptions & {
  readonly width?: number;
  readonly height?: number;
  /** Runs in the page before any of its scripts. */
  readonly before?: () => void;
};

/** Allows console messages that match in this test; any other message fails the test. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Chromium's messages about what it cannot fetch, its own look at the site's worker included. */
const withoutConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|error occurred when fetching the script/;

/** Takes away a person's connection; `setOffline(false)` gives it back. */
export async function disconnect(person: BrowserContext): Promise<void> {
  allowConsole(withoutConnection);
  await person.setOffline(true);
}

function recordConsole(page: Page): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    consoleMessages.push(`${message.type()} on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    consoleMessages.push(`uncaught on ${page.url()}: ${error.message}`),
  );
}

/**
 * The browser of all files of this process: to start one takes as long as a short journey. Chromium now
 * and then crashes at its start, which would fail every journey that follows.
 */
async function openBrowser(): Promise<Browser> {
  const browser = await (launched ??= launchBrowser()).catch(() => undefined);
  if (browser?.isConnected() === true) return browser;
  launched = launchBrowser();
  return launched;
}

/** Rows of the soak alone. */
export const soakRows = <Row>(rows: readonly Row[]): readonly Row[] => (inject('soak') ? rows : []);

/** A test of the soak alone: in `npm test` its neighbours are the sample, or units test it. */
export const soakTest: (name: string, run: () => Promise<void>) => void = inject('soak')
  ? test
  : () => undefined;

/** A new person's browser: no storage, no cookies. Pages opened in it are listened to. */
export async function newContext(options: Options = {}): Promise<BrowserContext> {
  const { width = 1280, height = 800, before, ...rest } = options;
  const context = await (await openBrowser()).newContext({ viewport: { width, height }, ...rest });
  contexts.push(context);
  // A machine with two busy cores is slow, not wrong: what appears late still counts.
  context.setDefaultTimeout(30_000);
  context.on('page', recordConsole);
  await context.addInitScript(() => {
    document.addEventListener('portal:ready', () => {
      document.documentElement.toggleAttribute('data-test-ready', true);
    });
  });
  await context.addInitScript(watchTexts);
  if (before) await context.addInitScript(before);
  return context;
}

/**
 * A page of a new person's browser. Installing the service worker takes as long as the page: here it
 * is blocked, and journeys that need it have a person.
 */
export async function newPage(options: Options = {}): Promise<Page> {
  return (await newContext({ serviceWorkers: 'block', ...options })).newPage();
}

/** Addresses of the portal's scripts. */
export const anyScript = /\/assets\/.*\.js$/;

/** Holds requests back until the returned function is called. */
export async function pauseRequests(
  where: Page | BrowserContext,
  address: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** File names of the live build's scripts with this text, whatever parts the build has put together. */
export function scriptsWith(text: string): readonly string[] {
  const assets = join(site.live.folder, 'assets');
  const names = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(text),
  );
  if (names.length === 0) throw new Error(`No script of the build has the text "${text}".`);
  return names;
}

/** Waits until the portal has taken over the document: handlers work and stored state is back. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-test-ready]').waitFor({ state: 'attached' });
}

/** Waits until what loads when the browser is idle has loaded too. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

/** Opens an address and waits until it answers; gives the document's status. */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response?.status();
}

/** What a person has before them on each page, as a screen reader has it. */
async function printPages(): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const snapshot = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => `cannot be read: ${String(error)}`);
    console.error(`${page.url()}\n${snapshot.slice(0, 8_000)}`);
  }
}

/**
 * A route that is still pending when its test ends would fail with the page, outside of every test.
 * Only closing is waited for: a service worker that is about to stop never answers that it has no routes.
 */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [...context.pages(), context]) {
    routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  }
  await context.close();
}

/**
 * Closes the pages of the test that has ended; runs after each.
 * @throws where the browser's console was used and the test did not allow it
 */
export async function endJourney({ task }: TestContext): Promise<void> {
  if (task.result?.state === 'fail') await printPages();
  // Closing comes first: what a page prints on leaving belongs to its own test.
  for (const context of contexts) await closeContext(context);
  const unexpected = consoleMessages.filter(
    (text) => !allowed.some((pattern) => pattern.test(text)),
  );
  [contexts, consoleMessages, allowed] = [[], [], []];
  if (unexpected.length > 0)
    throw new Error(`The browser's console was used:\n${unexpected.join('\n')}`);
}

/** Time until lists are requested again, in milliseconds (specification, section 9). */
const pollInterval = 10_000;

/** Moves the page's clock on by milliseconds; its timers stay as they are. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  await page.evaluate((passed) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + passed;
  }, ms);
}

/** The next tick is due now, as on a computer that wakes up: nobody has to wait for it. */
export async function runNextPoll(page: Page): Promise<void> {
  await advanceClock(page, pollInterval);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
