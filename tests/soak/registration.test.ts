import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registrationWords as words } from '@/content/registrationWords';
import { paths, withQuery } from '@/config/paths';
import { serve } from '../bench/server';
import { seriousViolations } from '../setup/accessibility';
import { buildFolder, buildPortal, hostPaths } from '../setup/site';
import { newPage, waitForIdle, site, visit } from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { providerPort } = site;
const run = `registration-${process.pid}`;
const ruth = {
  email: 'ruth@example.com',
  username: 'ruth.builds',
  first_name: 'Ruth',
  last_name: 'Okafor',
  gender: 'female',
  country: 'Canada',
  state: 'Ontario',
  city: 'City 99999',
  phone_number: '+16135550142',
  password: 'cedar and stone',
};

/** A host of the size that such hosts have: the cities of the world in one file. */
const files: Readonly<Record<string, unknown>> = {
  '/countries.json': [
    { id: 1, name: 'Canada', emoji: '🇨🇦' },
    { id: 2, name: 'Ghana', emoji: '🇬🇭' },
  ],
  '/states.json': [
    {
      id: 1,
      states: [
        { id: 7, name: 'Manitoba' },
        { id: 8, name: 'Ontario' },
      ],
    },
  ],
  '/cities.json': [
    {
      id: 1,
      states: [
        {
          id: 8,
          cities: Array.from({ length: 150_000 }, (_, id) => ({ id, name: `City ${id}` })),
        },
      ],
    },
  ],
};

let portal: Awaited<ReturnType<typeof serve>>;
let locations: Server;
let requests: { path: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  locations = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, authorization: request.headers.authorization });
    response.writeHead(path in files ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(files[path] ?? null));
  });
  await new Promise<void>((ready) => locations.listen(0, '127.0.0.1', ready));
  const address = locations.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const base = `http://127.0.0.1:${providerPort}`;
  const folder = await buildPortal(run, {
    VITE_PORTAL_API_URL: base + hostPaths.portal,
    VITE_OUTSOURCING_API_URL: base + hostPaths.outsourcing,
    VITE_LOCATIONS_URL: `http://127.0.0.1:${port}/`,
  });
  portal = await serve(folder, { compress: false });
});
afterEach(() => {
  requests = [];
});
afterAll(async () => {
  for (const server of [portal.server, locations]) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  rmSync(buildFolder(run), { recursive: true });
});

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLInputElement) && !(at instanceof HTMLButtonElement)) return '';
    return at instanceof HTMLButtonElement ? at.textContent : (at.labels?.[0]?.textContent ?? '');
  });

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedLabel(page)).trim() === name) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Types a part of a place's name and takes the first that is found. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await type(page, name, text);
  await page.locator('.pick__option').filter({ hasText: text }).first().waitFor();
  await page.keyboard.press('Enter');
}

test('the whole registration by keyboard alone, over a locations host of 150,000 cities', async () => {
  const page = await newPage({ width: 390 });
  await visit(page, portal.origin + withQuery(paths.communityRegister, { next: paths.services }));
  await waitForIdle(page);
  await page.locator('.pick').nth(2).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await type(page, words.email, ruth.email);
  await type(page, words.username, ruth.username);
  await type(page, words.password, ruth.password);
  await type(page, words.confirmation, ruth.password);
  await type(page, words.firstName, ruth.first_name);
  await type(page, words.lastName, ruth.last_name);
  await tabTo(page, 'Male');
  await page.keyboard.press('ArrowRight');
  await choose(page, words.country, 'Can');
  await choose(page, words.state, 'Ont');
  await choose(page, words.city, ruth.city);
  await type(page, words.phone, '6135550142');
  provider.faults.add({ name: 'slow', path: '/register/', kind: 'delay', ms: 300 });
  await page.keyboard.press('Enter');
  await page.getByText(words.sending).waitFor();
  await page.waitForURL(portal.origin + paths.services);

  expect(provider.received.of('POST', '/register/').map(({ body }) => body)).toEqual([ruth]);
  expect(provider.received.of('POST', '/login/').map(({ body }) => body)).toEqual([
    { email: ruth.email, password: ruth.password },
  ]);
  expect(requests.map(({ path }) => path)).toEqual(Object.keys(files));
  expect(requests.every(({ authorization }) => authorization === undefined)).toBe(true);
});

test('a menu of 150,000 cities takes no more than a person can see', async () => {
  const page = await newPage();
  await visit(page, portal.origin + paths.communityRegister);
  await waitForIdle(page);
  await tabTo(page, words.email);
  await choose(page, words.country, 'Can');
  await choose(page, words.state, 'Ont');
  await tabTo(page, words.city);
  await page.keyboard.press('ArrowDown');
  await page
    .locator('.pick__option')
    .getByText(/149,900 more/)
    .waitFor();
  expect(requests.map(({ path }) => path)).toContain('/cities.json');
  await expect.poll(() => page.locator('.pick__option').count()).toBe(101);
});
