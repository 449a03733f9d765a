import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { composerWords } from '@/content/writingWords';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { paths } from '@/config/paths';
import { seriousViolations } from '../setup/accessibility';
import {
  allowConsole,
  waitForHydration,
  newPage,
  newContext,
  soakRows,
  waitForIdle,
  site,
  visit,
  runNextPoll,
  soakTest,
} from '../setup/journey';
import {
  answerAll,
  findStep,
  logInTo,
  myQuote,
  sendLogin,
  submitButton,
  logOut,
  memberMenuButton,
  signInDialog,
} from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
const quotes = () => provider.received.of('POST', '/quotes/');
const focusedPassword = (page: Page) => page.locator('input[type=password]:focus');
const emailOf = (page: Page) => () => page.getByLabel('Email', { exact: true }).inputValue();
const userKey = (page: Page) => page.evaluate(() => sessionStorage.getItem('userKey'));
/** Stored keys of members' own state; a visitor's is under the plain name. */
const storedStates = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^persist:root./.test(key)));

async function memberAt(page: Page, path: string): Promise<void> {
  await logInTo(page, path);
  await memberMenuButton(page).waitFor();
}

/** Answers the quote's questions, and submits once the member's token has expired. */
async function submitQuoteWithoutSession(page: Page): Promise<void> {
  await answerAll(page);
  await provider.database.expireTokens();
  await submitButton(page).click();
  await signInDialog(page).waitFor();
}

test('in, a reload, a second tab, a reopened browser; out in one is out in all', async () => {
  const person = await newContext();
  const first = await person.newPage();
  await memberAt(first, paths.aboutUs);
  const [cookie] = await person.cookies();
  expect(cookie).toMatchObject({ name: 'token', path: '/', sameSite: 'Strict', secure: false });
  // Lasting, so that a reopened browser has it too.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400);

  await first.reload();
  await waitForHydration(first);
  await memberMenuButton(first).waitFor();

  const second = await person.newPage();
  await visit(second, origin + paths.faq);
  await memberMenuButton(second).waitFor();
  await expect.poll(() => userKey(second)).toBe(await userKey(first));

  await first.bringToFront();
  await logOut(first);
  await first.waitForURL(origin + paths.home);
  await first.getByText(memberMenu.loggedOut).waitFor();
  await memberMenuButton(second).waitFor({ state: 'detached' });
  await expect.poll(() => person.cookies()).toEqual([]);
  for (const page of [first, second]) await expect.poll(() => userKey(page)).toBeNull();
  await expect.poll(() => storedStates(second)).toEqual([]);
});

soakTest('a logout reaches tabs that missed its news, or do not know yet who is here', async () => {
  allowConsole(/status of 401/);
  const postTitle = 'Nobody is here to post this';
  const person = await newContext();
  const first = await person.newPage();
  await memberAt(first, paths.outbox);

  const deaf = await person.newPage();
  await deaf.addInitScript(() => {
    for (const name of ['storage', 'pageshow', 'visibilitychange', 'online']) {
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
  await visit(deaf, origin + paths.community);
  await deaf.getByLabel(composerWords.title, { exact: true }).fill(postTitle);

  provider.faults.add({ name: 'owner', path: '/auth/users/me/', kind: 'time-out', times: 1 });
  const fresh = await person.newPage();
  const requested = fresh.waitForRequest(/users\/me/);
  await visit(fresh, origin + paths.outbox);
  await requested;

  await first.bringToFront();
  await logOut(first);
  await first.waitForURL(origin + paths.home);
  await fresh.waitForURL(/community-login\?next=/);

  await deaf.bringToFront();
  await deaf.getByRole('button', { name: composerWords.send }).click();
  await deaf.waitForURL(origin + paths.home);
  expect(await signInDialog(deaf).count()).toBe(0);
  await expect.poll(() => userKey(deaf)).toBeNull();
  await expect.poll(() => storedStates(deaf)).toEqual([]);
  expect((await provider.database.read()).posts.map((post) => post.title)).not.toContain(postTitle);
});

test.each(soakRows([390, 1440]))(
  "a member's menu has its room from the first paint on, %i px wide",
  async (width) => {
    const page = await newPage({ width, height: 844 });
    await memberAt(page, paths.faq);
    await page.addInitScript(() => {
      const measure = () =>
        [...document.querySelectorAll('header nav a, [data-slot=logo], [data-slot=tools] > *')]
          .map((item) => {
            const { x, y, width: wide, height } = item.getBoundingClientRect();
            return [x, y, wide, height].map(Math.round);
          })
          .filter(([, , wide]) => wide !== 0)
          .join(' | ');
      Object.assign(window, { measure });
      // The script starts after this event.
      addEventListener('load', () => Object.assign(window, { atFirst: measure() }), { once: true });
    });
    await page.reload();
    await memberMenuButton(page).waitFor();
    const [atFirst, now] = await page.evaluate<string[]>('[window.atFirst, window.measure()]');
    expect(atFirst).toContain('|');
    expect(now).toBe(atFirst);
  },
);

soakTest('a request made as a session ends is queued, and is sent after login', async () => {
  allowConsole(/status of 401/);
  const page = await newPage({ width: 390, height: 844 });
  await visit(page, `${origin}${paths.communityLogin}?next=${encodeURIComponent(paths.getQuote)}`);
  await sendLogin(page);
  await page.waitForURL(/getquote/);
  await submitQuoteWithoutSession(page);
  await waitForIdle(page);
  expect(await seriousViolations(page)).toEqual([]);
  await expect.poll(emailOf(page)).toBe(memberAccount.email);
  await focusedPassword(page).waitFor();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await signInDialog(page)
    .getByText('No active account found with the given credentials')
    .waitFor();
  await focusedPassword(page).waitFor();
  expect(quotes()).toHaveLength(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(memberAccount.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  await signInDialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => quotes().length).toBe(2);
  expect(quotes()[1]?.body).toEqual(myQuote);
  const tokens = quotes().map(({ headers }) => headers['authorization']);
  expect(tokens[1]).not.toBe(tokens[0]);
});

soakTest('Escape in the dialog leads to the login, and the login back to the answers', async () => {
  allowConsole(/status of 401/);
  const page = await newPage();
  await memberAt(page, '/getquote');
  await submitQuoteWithoutSession(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await page.waitForURL(/community-login\?next=/);
  await sendLogin(page);
  await page.waitForURL(address);
  await findStep(page, 4);
  const main = page.getByRole('main');
  for (const text of Object.values(myQuote)) await main.getByText(text).first().waitFor();
  expect(quotes()).toHaveLength(1);
});

soakTest('another member in the dialog gets a page of their own', async () => {
  allowConsole(/status of 401/);
  const page = await newPage();
  await memberAt(page, '/getquote');
  await submitQuoteWithoutSession(page);
  await sendLogin(page, adminAccount);
  await signInDialog(page).waitFor({ state: 'detached' });
  await page.getByText(myQuote.budget, { exact: true }).first().waitFor({ state: 'detached' });
  expect(quotes()).toHaveLength(1);
});

test('a session that ends while a post is written: its words stay, and go out once', async () => {
  allowConsole(/status of 401/);
  const page = await newPage();
  const draft = { title: 'The arch holds', content: 'Come and stand under it.' };
  const fields = [
    page.getByLabel(composerWords.title, { exact: true }),
    page.getByLabel(composerWords.message, { exact: true }),
  ] as const;
  const typed = () => Promise.all(fields.map((one) => one.inputValue()));
  const written = async () => {
    const { posts } = await provider.database.read();
    return posts.filter(({ title }) => title === draft.title);
  };

  await memberAt(page, paths.community);
  await fields[0].fill(draft.title);
  await fields[1].fill(draft.content);
  await provider.database.expireTokens();
  await runNextPoll(page);
  await signInDialog(page).waitFor();
  expect(await typed()).toEqual(Object.values(draft));
  await page.reload();
  await signInDialog(page).waitFor();
  await expect.poll(typed).toEqual(Object.values(draft));
  await focusedPassword(page).waitFor();
  await page.keyboard.type(memberAccount.password);
  await page.keyboard.press('Enter');
  await signInDialog(page).waitFor({ state: 'detached' });

  // Not before the post is on its way: the feed is polled, and would meet the end first.
  await page.route('**/posts/', async (route) => {
    if (route.request().method() === 'POST') await provider.database.expireTokens();
    await route.continue();
  });
  await page.getByRole('button', { name: composerWords.send }).click();
  await signInDialog(page).waitFor();
  await page.unroute('**/posts/');
  await expect.poll(emailOf(page)).toBe(memberAccount.email);
  expect(await typed()).toEqual(Object.values(draft));
  expect(await written()).toEqual([]);
  await focusedPassword(page).waitFor();
  await page.keyboard.type(memberAccount.password);
  await page.keyboard.press('Enter');
  await page.getByText(composerWords.sent).first().waitFor();
  await expect.poll(written).toMatchObject([draft]);
  await expect.poll(typed).toEqual(['', '']);
  const article = page.getByRole('article').filter({ hasText: draft.title });
  await expect.poll(() => article.count()).toBe(1);
  expect(provider.received.of('POST', '/posts/')).toHaveLength(2);
});
