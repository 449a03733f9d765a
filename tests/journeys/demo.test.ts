import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { memberAccount } from '@/content/demoAccounts';
import { pageError } from '@/content/pageError';
import {
  allowConsole,
  loseConnection,
  newPage,
  newPerson,
  settled,
  site,
  visit,
} from '../setup/journey';
import { answerAll, submitButton } from '../setup/quoteForm';

const { origin } = site.demo;
const portal = '/demo-provider/portal';

/** Reads the landing page to its end, where it asks for posts, and gives what it was told. */
async function postsOf(page: Page): Promise<string> {
  const told = page.waitForResponse((response) => response.url().endsWith(`${portal}/posts/`));
  await visit(page, `${origin}/`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const answer = await told;
  expect(answer.status()).toBe(200);
  expect(answer.fromServiceWorker()).toBe(true);
  return answer.text();
}

describe('the demo', () => {
  test('answers a quote in the browser, without any server of ours', async () => {
    const page = await newPage();
    await visit(page, origin + paths.getQuote);
    await answerAll(page);
    await submitButton(page).click();
    await page.waitForURL(`${origin}/`);
    const message = page.getByText('Your request has been received.').first();
    await message.waitFor();
    await expect.poll(() => message.isVisible()).toBe(true);
  });

  test('keeps what a member posts across a reload, for every tab of this browser', async () => {
    const person = await newPerson();
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

  test('stays open where a page cannot be had without a connection, and loads it with one', async () => {
    allowConsole(/Failed to fetch|Unable to preload CSS|\[MSW\]/);
    const person = await newPerson();
    const page = await person.newPage();
    await visit(page, origin + paths.faq);
    await settled(page);
    await loseConnection(person);
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
  });
});
