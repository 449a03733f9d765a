import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupPath, paths, withQuery } from '@/config/paths';
import { databaseKeys } from '../setup/device';
import { memberAccount } from '@/content/demoAccounts';
import { joinWords } from '@/content/joinWords';
import { pageError } from '@/content/pageError';
import {
  allowConsole,
  disconnect,
  newPage,
  newContext,
  sampled,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { answerAll, submitButton } from '../setup/pageActions';

const { origin } = site.demo;
const portal = '/demo-provider/portal';

/** Reads the landing page to its end, where it requests posts, and gives the answer. */
async function postsOf(page: Page): Promise<string> {
  const postsResponse = page.waitForResponse((response) =>
    response.url().endsWith(`${portal}/posts/`),
  );
  await visit(page, `${origin}/`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const answer = await postsResponse;
  expect(answer.status()).toBe(200);
  expect(answer.fromServiceWorker()).toBe(true);
  return answer.text();
}

describe('the demo', () => {
  test.each(sampled([false, true], 2))('answers a quote; script lost: %s', async (isLost) => {
    allowConsole(/Failed to (?:load resource|fetch dynamically imported module)/);
    const page = await newPage({ serviceWorkers: 'allow' });
    const script = /\/browser-[^/]+\.js$/;
    if (isLost) await page.route(script, (route) => route.abort(), { times: 1 });
    await visit(page, origin + paths.getQuote);
    await answerAll(page);
    await submitButton(page).click();
    if (isLost) {
      await page.getByRole('main').getByRole('alert').waitFor();
      await submitButton(page).click();
    }
    await page.waitForURL(`${origin}/`);
    const message = page.getByText('Your request has been received.').first();
    await message.waitFor();
    await expect.poll(() => message.isVisible()).toBe(true);
  });

  test('goes on answering after the browser has stopped its worker', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await postsOf(page);
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    const status = await page.evaluate(
      async (path) => (await fetch(path)).status,
      `${portal}/posts/`,
    );
    expect(status).toBe(200);
  });

  soakTest('goes on answering when an admin stays with an unsent post after all', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await visit(page, origin + paths.faq);
    await page.getByRole('button', { name: 'admin', exact: true }).click();
    await page.getByRole('link', { name: 'Create Post' }).first().click();
    await page.getByLabel('Title').fill('Written before leaving');
    await page.getByLabel('Category').selectOption('General');
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await (await question).dismiss();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const sent = page.getByText('Post Successful').first();
    await sent.waitFor();
    expect(await sent.isVisible()).toBe(true);
  });

  test('stores what a member posts across a reload, for every tab of this browser', async () => {
    const person = await newContext();
    const page = await person.newPage();
    expect(await postsOf(page)).not.toContain('Kept across reloads');
    const status = await page.evaluate(
      async ({ base, account: { email, password } }) => {
        const body = JSON.stringify({ email, password });
        const headers = { 'Content-Type': 'application/json' };
        const login = await fetch(`${base}/login/`, { method: 'POST', body, headers });
        const { access }: { access: string } = await login.json();
        const post = new FormData();
        post.set('title', 'Kept across reloads');
        post.set('content', 'Written before the reload.');
        const Authorization = `JWT ${access}`;
        const sent = await fetch(`${base}/posts/`, {
          method: 'POST',
          body: post,
          headers: { Authorization },
        });
        return sent.status;
      },
      { base: portal, account: memberAccount },
    );
    expect(status).toBe(201);
    expect(await postsOf(page)).toContain('Kept across reloads');
    expect(await postsOf(await person.newPage())).toContain('Kept across reloads');
  });

  soakTest(
    'stays open where a page cannot be had without a connection, and loads it with one',
    async () => {
      allowConsole(/Failed to fetch|Unable to preload CSS|\[MSW\]/);
      const person = await newContext();
      const page = await person.newPage();
      await visit(page, origin + paths.faq);
      await waitForIdle(page);
      await disconnect(person);
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      const { offlineHeading, heading } = pageError;
      const broken = page
        .getByRole('heading', { level: 1, name: offlineHeading })
        .or(page.getByRole('heading', { level: 1, name: heading }));
      await page.getByRole('heading', { level: 1, name: offlineHeading }).waitFor();
      await page.getByText(pageError.offline).waitFor();
      const again = page.getByRole('link', { name: pageError.reload });
      expect(await again.count()).toBe(0);
      await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
      await page.waitForURL(origin + paths.faq);
      await broken.waitFor({ state: 'detached' });
      await page.goBack();
      // With a connection at once the page would come by itself.
      await broken.waitFor();
      await person.setOffline(false);
      await again.click();
      await broken.waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(origin + paths.aboutUs);
    },
  );

  soakTest(
    'the first login is not lost where the worker does not control the page yet',
    async () => {
      const person = await newContext();
      // The worker unregisters itself when its last tab leaves: this one stays.
      await postsOf(await person.newPage());
      const page = await person.newPage();
      await page.goto(origin + paths.communityLogin);
      // Loaded past the worker, as a page is that came a moment before it.
      const devtools = await person.newCDPSession(page);
      const loaded: string[] = [];
      await devtools.send('Page.reload', { ignoreCache: true });
      await page.waitForLoadState('load');
      await waitForIdle(page);
      const control = () =>
        page.evaluate(async () => {
          const { serviceWorker } = navigator;
          const registration = await serviceWorker.getRegistration();
          return {
            worker: registration?.active?.state,
            controls: serviceWorker.controller !== null,
          };
        });
      expect(await control()).toEqual({ worker: 'activated', controls: false });
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loaded.push(request.url());
      });
      await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
      await page.getByLabel('Password', { exact: true }).fill(memberAccount.password);
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await page.waitForURL(origin + paths.community);
      await page.getByRole('article').first().waitFor();
      expect(loaded).toEqual([]);
    },
  );

  soakTest('a reset also clears what this browser stores of the demo', async () => {
    // A call for what the reset has removed may be on its way.
    allowConsole(/\/community: Failed to load resource.*status of 404/);
    const page = await newPage({ serviceWorkers: 'allow' });
    const poll = origin + withQuery(paths.pollDetails, { id: 2 });
    const group = origin + groupPath('marketing');
    const joined = page.getByRole('heading', { level: 2, name: joinWords.requested.heading });
    await visit(page, origin + paths.faq);
    const notice = page.getByRole('complementary', { name: 'Demo' });
    await notice.getByRole('button', { name: 'member' }).click();
    await page.waitForURL(origin + paths.community);
    await page.getByRole('article').first().waitFor();
    await visit(page, poll);
    await page.getByRole('radio', { name: /Aaliyah/ }).check();
    await page.getByRole('button', { name: 'Cast vote' }).click();
    await page.getByText('You voted for Aaliyah Mensah').waitFor();
    await visit(page, group);
    await page.getByLabel('Description').fill('I write for shops.');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await joined.waitFor();
    await visit(page, origin + paths.community);
    const message = page.getByRole('textbox', { name: 'Message' });
    await page.getByRole('textbox', { name: 'Title' }).focus();
    await message.fill('Gone after the reset');
    await page.getByRole('button', { name: 'Send post' }).click();
    await page.getByText('Gone after the reset').first().waitFor();
    await message.waitFor({ state: 'hidden' });
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.click();
    await message.fill('A draft that goes too');
    const outbox = () => databaseKeys(page, 'kb:outbox', 'acts');
    const drafts = () => databaseKeys(page, 'kb:drafts', 'drafts');
    await expect.poll(drafts).not.toEqual([]);
    await expect.poll(async () => (await outbox()).length).toBeGreaterThanOrEqual(3);
    await notice.getByRole('button', { name: 'Controls' }).click();
    await page.evaluate(() => Object.assign(window, { before: true }));
    await notice.getByRole('button', { name: 'Reset demo data' }).click();
    await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
    await page.getByRole('article').first().waitFor();
    expect(await drafts()).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(await page.getByText('Gone after the reset').count()).toBe(0);
    await title.click();
    expect(await message.inputValue()).toBe('');
    await visit(page, poll);
    await page.getByRole('button', { name: 'Cast vote' }).waitFor();
    await visit(page, group);
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor();
    expect(await joined.count()).toBe(0);
  });

  test.each(sampled([paths.community, paths.faq, paths.communityLogin], 3))(
    '%s: the notice is in the document and moves nothing',
    async (path) => {
      const boxOf = async (javaScriptEnabled: boolean) => {
        const size = { width: 390, height: 844 };
        const page = await newPage({ ...size, javaScriptEnabled, serviceWorkers: 'allow' });
        await page.goto(origin + path);
        const notice = page.getByRole('complementary', { name: 'Demo' });
        await expect.poll(() => notice.getByRole('button').count()).toBe(javaScriptEnabled ? 3 : 0);
        if (javaScriptEnabled) await waitForIdle(page);
        const app = await page.locator('#root').boundingBox();
        const box = await notice.boundingBox();
        return { ...box, y: (box?.y ?? Number.NaN) - (app?.y ?? Number.NaN) };
      };
      const written = await boxOf(false);
      expect(written.height).toBeGreaterThan(40);
      expect(await boxOf(true)).toEqual(written);
    },
  );
});
