import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { feedWords } from '@/content/feedWords';
import { formWords } from '@/content/formWords';
import { joinWords } from '@/content/joinWords';
import { keysWords } from '@/content/keysWords';
import { signInWords } from '@/content/loginWords';
import { memberMenu, memberWords } from '@/content/memberMenu';
import { searchOpener } from '@/content/navigation';
import { pageError, partWords } from '@/content/pageError';
import { myData } from '@/content/pages/myData';
import { quoteWords } from '@/content/quoteSteps';
import { composerWords } from '@/content/writingWords';
import { groupPath, paths } from '@/config/paths';
import {
  allowConsole,
  disconnect,
  newPage,
  runNextPoll,
  scriptsWith,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { answerAll, openAsMember, submitButton } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;

beforeEach(() => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
});

/** Has these scripts not come, as where a connection breaks, until `find` is called. */
async function loseScripts(page: Page, scripts: RegExp) {
  await page.route(scripts, (route) => route.abort());
  return { find: () => page.unroute(scripts) };
}

const loseScript = (page: Page, part: string) =>
  loseScripts(page, new RegExp(`/assets/${part}-[^/]+\\.js`));

/** The bundler may put them into one file with others. */
const postMenu = '(?:PostMenu|UnlistedSavedPosts)';
const keysDialog = '(?:KeysDialog|RegionCommunity)';
const memberships = '(?:observeMemberships|sender|loadedEntries)';

const loseScriptWith = (page: Page, text: string) =>
  loseScripts(
    page,
    new RegExp(
      scriptsWith(text)
        .map((name) => name.replaceAll('.', '\\.'))
        .join('|'),
    ),
  );

soakTest('a search whose script did not come opens with the next press', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  const { find } = await loseScript(page, 'SearchDialog');
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: searchOpener.label, exact: true });
  await opener.click();
  const failure = page.getByText(searchOpener.failed);
  await failure.waitFor();
  await page.keyboard.press('Escape');
  await failure.waitFor({ state: 'detached' });
  await opener.click();
  await failure.waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await failure.waitFor({ state: 'detached' });
  await find();
  await opener.click();
  const dialog = page.getByRole('combobox', { name: 'Search Kingdom Builders' });
  await dialog.waitFor();
  expect(await failure.count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It has come: another press needs no connection.
  await disconnect(page.context());
  await opener.click();
  await dialog.waitFor();
});

soakTest('a list of keys whose script is lost leaves the page, and a reload has it', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, keysDialog);
  await openAsMember(page, paths.community);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: memberMenu.label }).waitFor();
  await page.keyboard.press('?');
  const lost = page.getByRole('dialog', { name: partWords.lost });
  await lost.waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  await lost.getByRole('button', { name: partWords.again }).click();
  // Not busy: the second try is over.
  const reload = lost.locator('button:not([aria-busy])', { hasText: pageError.reload });
  await reload.waitFor();
  await find();
  await reload.click();
  await lost.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: memberMenu.label }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: keysWords.heading }).waitFor();
});

soakTest('a post’s menu and a login over its page come once their scripts do', async () => {
  allowConsole(/status of 401/);
  const page = await newPage();
  const menu = await loseScript(page, postMenu);
  const login = await loseScript(page, 'SignInDialog');
  await openAsMember(page, paths.community);
  const title = page.getByRole('textbox', { name: composerWords.title });
  await title.fill('Still here');
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await page.getByText(feedWords.menuFailed).waitFor();
  await menu.find();
  await page.getByRole('button', { name: feedWords.copy }).waitFor();
  await provider.database.expireTokens();
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('SignInDialog'));
  await runNextPoll(page);
  await lost;
  await login.find();
  await page.getByRole('dialog', { name: signInWords.ended }).waitFor();
  expect(await title.inputValue()).toBe('Still here');
});

soakTest('a member menu that cannot come offers a new page, which has it', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, 'MemberMenu');
  await openAsMember(page, paths.community);
  const reload = page.getByRole('button', { name: memberWords.menuLost });
  await reload.waitFor();
  await find();
  await reload.click();
  await page.getByRole('button', { name: memberMenu.label }).click();
  expect(await page.getByRole('button', { name: memberMenu.profile }).count()).toBe(1);
});

soakTest('a search whose style sheet did not come has its look with the next press', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  const sheets = /\/assets\/[^/]+\.css/;
  await page.route(sheets, (route) => route.abort());
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: searchOpener.label, exact: true });
  await opener.click();
  await page.getByText(searchOpener.failed).waitFor();
  await page.unroute(sheets);
  await opener.click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await dialog.waitFor();
  const padding = () => dialog.evaluate((one) => getComputedStyle(one).padding);
  const own = await padding();
  await visit(page, origin + paths.faq);
  await opener.click();
  await dialog.waitFor();
  expect(own).toBe(await padding());
});

test('a login whose script did not come says so at the press, and logs in with the next one', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, 'LoginFields');
  await visit(page, origin + paths.communityLogin);
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(formWords.lost).waitFor();
  await find();
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + paths.community);
  expect(provider.received.of('POST', '/login/')).toHaveLength(1);
});

test('a quote whose script did not come goes out with the next press', async () => {
  const page = await newPage();
  const { find } = await loseScriptWith(page, '/quotes/');
  await visit(page, origin + paths.getQuote);
  await answerAll(page);
  await submitButton(page).click();
  await page.getByText(quoteWords.failed).waitFor();
  await find();
  await submitButton(page).click();
  await page.waitForURL(`${origin}/`);
  expect(provider.received.of('POST', '/quotes/')).toHaveLength(1);
});

soakTest('a group page says that one’s communities are lost, and sends later', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, memberships);
  await openAsMember(page, groupPath('marketing'));
  await page.getByText(joinWords.unchecked).waitFor();
  await page.getByLabel('Description').fill('I write for shops.');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator('form[aria-busy=true]').waitFor();
  const again = page.waitForRequest(new RegExp(memberships));
  await page.getByRole('button', { name: partWords.again }).click();
  await again;
  await find();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(joinWords.unchecked).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: joinWords.requested.heading }).waitFor();
  expect(provider.received.of('POST', '/community/1/request/')).toHaveLength(1);
});

soakTest('a request to join whose script did not come goes out once it has', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, memberships);
  const lost = page.waitForEvent('requestfailed');
  await openAsMember(page, groupPath('marketing'));
  await lost;
  await find();
  await page.getByLabel('Description').fill('I write for shops.');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect.poll(() => provider.received.of('POST', '/community/1/request/')).toHaveLength(1);
});

soakTest('lists on public pages whose scripts did not come are there after Try again', async () => {
  const page = await newPage();
  const list = await loseScript(page, 'MyDataList');
  await visit(page, origin + paths.myData);
  await page.getByText(myData.failed).waitFor();
  await list.find();
  await page.getByRole('button', { name: myData.again }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.getByText(myData.failed).waitFor({ state: 'detached' });
  const listings = await loseScript(page, 'ApprovedListings');
  await visit(page, origin + paths.outsourcingHome);
  const section = page.locator('[data-slot=showroom]');
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: 'Try again' }).waitFor();
  await listings.find();
  await section.getByRole('button', { name: 'Try again' }).click();
  await section.getByRole('article').first().waitFor();
  expect(await section.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
