import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { commentFieldWords, composerWords } from '@/content/writingWords';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { userLogin } from '@/content/navigation';
import { pollWords } from '@/content/pollWords';
import { signInWords } from '@/content/loginWords';
import { taskWords, trackerLoginWords } from '@/content/taskWords';
import { paths, withQuery } from '@/config/paths';
import {
  allowConsole,
  waitForHydration,
  newPage,
  newContext,
  sampled,
  scriptsWith,
  site,
  runNextPoll,
  visit,
  soakTest,
} from '../setup/journey';
import { logInTo, sendLogin, logOut, memberMenuButton, signInDialog } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';
import { allStoredText } from '../setup/device';

const { origin } = site.live;
const own = { title: 'The lintel is up', message: 'Come on Saturday and see for yourselves.' };
const draft = 'Half a sentence about';
const poll = withQuery(paths.pollDetails, { id: 2 });
const stored = (page: Page) => page.evaluate(allStoredText);

type Left = {
  readonly person: BrowserContext;
  readonly page: Page;
  /** What must not be found afterwards. */
  readonly secrets: readonly string[];
  readonly renewals: readonly string[];
};

/** Has the list on the page requested, now that nobody answers to its token. */
async function meetTheEnd(page: Page): Promise<void> {
  await runNextPoll(page);
  await signInDialog(page).waitFor();
}

/** A member who has read, posted, voted, begun a comment and opened the tracker. */
async function memberWithTraces(): Promise<Left> {
  const person = await newContext();
  const page = await person.newPage();
  const answers: Promise<Record<string, unknown>>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/login/') && response.request().method() === 'POST')
      answers.push(response.json());
  });
  await logInTo(page, paths.loginTaskTracker);
  const tracker = page.getByRole('form', { name: trackerLoginWords.title });
  await tracker.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await tracker.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: taskWords.add }).first().waitFor();

  await visit(page, origin + poll);
  await page.getByRole('radio', { name: /Aaliyah/ }).check();
  await page.getByRole('button', { name: pollWords.cast }).click();
  await page.getByText(pollWords.sent).waitFor();

  await visit(page, origin + withQuery(paths.commentPage, { post: 30 }));
  await page.getByRole('textbox', { name: commentFieldWords.label }).fill(draft);
  await expect.poll(() => stored(page)).toContain(draft);

  await visit(page, origin + paths.community);
  await page.getByLabel(composerWords.title, { exact: true }).fill(own.title);
  await page.getByLabel(composerWords.message, { exact: true }).fill(own.message);
  await page.getByRole('button', { name: composerWords.send }).click();
  await page.getByText(composerWords.sent).first().waitFor();
  const logins = await Promise.all(answers);
  const [first] = (await provider.database.read()).posts;
  const secrets = [
    ...logins.map(({ access }) => String(access)),
    memberAccount.email,
    Buffer.from(memberAccount.email).toString('base64').replaceAll('=', ''),
    own.title,
    own.message,
    String(first?.content).slice(0, 60),
    'Aaliyah',
  ];
  expect(secrets).toHaveLength(8);
  // All of it is there while the member is: what is looked for afterwards can be found.
  await expect
    .poll(async () => {
      const text = await stored(page);
      return secrets.filter((secret) => !text.includes(secret));
    })
    .toEqual([secrets[3]]);
  return { person, page, secrets, renewals: logins.map(({ refresh }) => String(refresh)) };
}

/**
 * How a session can end; each gives the pages on which to look. The first four are one of each kind: a
 * logout, a token that lapsed under its page, somebody else, and nobody there.
 */
const ways: readonly (readonly [string, (left: Left) => Promise<readonly Page[]>])[] = [
  [
    'a logout in another tab',
    async ({ person, page }) => {
      const other = await person.newPage();
      await visit(other, origin + paths.faq);
      await logOut(other);
      await memberMenuButton(page).waitFor({ state: 'detached' });
      return [page, other];
    },
  ],
  [
    'a refused token, and the dialog closed',
    async ({ page }) => {
      await provider.database.expireTokens();
      await meetTheEnd(page);
      await page.keyboard.press('Escape');
      await page.waitForURL(/community-login/);
      return [page];
    },
  ],
  [
    'another member in the dialog',
    async ({ page }) => {
      await provider.database.expireTokens();
      await visit(page, origin + paths.communities);
      await signInDialog(page).waitFor();
      await sendLogin(page, adminAccount);
      await signInDialog(page).waitFor({ state: 'detached' });
      return [page];
    },
  ],
  [
    'a browser that was closed until its cookie lapsed',
    async ({ person, page }) => {
      await page.close();
      await person.clearCookies();
      const later = await person.newPage();
      await visit(later, origin + paths.faq);
      return [later];
    },
  ],
  [
    'a logout here',
    async ({ page }) => {
      await logOut(page);
      await page.waitForURL(origin + paths.home);
      return [page];
    },
  ],
  [
    'a lapsed cookie, and the dialog closed',
    async ({ person, page }) => {
      await person.clearCookies();
      await meetTheEnd(page);
      await page.getByRole('button', { name: signInWords.close }).click();
      await page.waitForURL(/community-login/);
      return [page];
    },
  ],
  [
    'another member who logs in over it',
    async ({ page }) => {
      await visit(page, origin + withQuery(paths.adminLogin, { next: paths.adminAllTasks }));
      await sendLogin(page, adminAccount);
      await page.waitForURL(origin + paths.adminAllTasks);
      return [page];
    },
  ],
];

describe('nothing of a member stays readable after', () => {
  test.each(sampled(ways, ways.length))('%s', async (_, end) => {
    allowConsole(/status of 401/);
    const left = await memberWithTraces();
    for (const page of await end(left)) {
      await expect
        .poll(async () => {
          const text = await stored(page);
          return [...left.secrets, ...left.renewals].filter((secret) => text.includes(secret));
        })
        .toEqual([]);
    }
  });
});

soakTest('what would be lost is found again: a draft, and that the member has voted', async () => {
  const { page } = await memberWithTraces();
  await logOut(page);
  await page.waitForURL(origin + paths.home);
  await expect.poll(() => stored(page)).not.toContain(memberAccount.email);
  expect(await stored(page)).toContain(draft);
  await logInTo(page, poll);
  await page.getByText(pollWords.yourVote).first().waitFor();
  expect(await page.getByRole('button', { name: pollWords.cast }).count()).toBe(0);
  await visit(page, origin + withQuery(paths.commentPage, { post: 30 }));
  await waitForHydration(page);
  await expect
    .poll(() => page.getByRole('textbox', { name: commentFieldWords.label }).inputValue())
    .toBe(draft);
});

soakTest('what an ended session left is removed once the script for it comes', async () => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
  const page = await newPage({ serviceWorkers: 'block' });
  await logInTo(page, paths.aboutUs);
  await memberMenuButton(page).waitFor();
  await page.context().clearCookies({ name: 'token' });
  await page.evaluate(() => sessionStorage.clear());
  const [script = ''] = scriptsWith('.pruneOthers(');
  await page.route(`**/${script}*`, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes(script));
  await visit(page, origin + paths.aboutUs);
  await missed;
  await page.getByRole('banner').getByRole('link', { name: userLogin.label }).waitFor();
  const states = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^persist:root./.test(key)));
  expect(await states()).toHaveLength(1);
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(states).toEqual([]);
});

test('a page of the back/forward cache shows nobody who was logged out since', async () => {
  const page = await newPage();
  await logInTo(page, paths.aboutUs);
  await memberMenuButton(page).waitFor();
  // As a later page of this tab leaves them; what the cache restores is only this page's memory.
  await page.context().clearCookies({ name: 'token' });
  await page.evaluate(() => {
    const out = { act: 'out', key: sessionStorage.getItem('userKey'), admin: false, at: 1 };
    localStorage.setItem('kb:session', JSON.stringify(out));
    sessionStorage.clear();
    for (const key of Object.keys(localStorage))
      if (/^persist:root./.test(key)) localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('banner').getByRole('link', { name: userLogin.label }).waitFor();
  expect(await memberMenuButton(page).count()).toBe(0);
  expect(await stored(page)).not.toContain(memberAccount.email);
});
