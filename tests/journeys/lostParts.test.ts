import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { searchOpener } from '@/content/navigation';
import { myData } from '@/content/myDataWords';
import { quoteWords } from '@/content/quoteSteps';
import { groupPath, paths } from '@/config/paths';
import {
  allowConsole,
  loseConnection,
  newPage,
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

const loseScriptWith = (page: Page, text: string) =>
  loseScripts(
    page,
    new RegExp(
      scriptsWith(text)
        .map((name) => name.replaceAll('.', '\\.'))
        .join('|'),
    ),
  );

test('a search whose script did not come opens with the next press', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  const { find } = await loseScript(page, 'SearchDialog');
  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: searchOpener.label, exact: true });
  await opener.click();
  await page.getByText(searchOpener.failed).waitFor();
  await find();
  await opener.click();
  const dialog = page.getByRole('combobox', { name: 'Search Kingdom Builders' });
  await dialog.waitFor();
  expect(await page.getByText(searchOpener.failed).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It has come: another press needs no connection.
  await loseConnection(page.context());
  await opener.click();
  await dialog.waitFor();
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

soakTest('a request to join whose script did not come goes out all the same', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, 'outbox.api');
  await openAsMember(page, groupPath('marketing'));
  await page.getByLabel('Description').fill('I write for shops.');
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await lost;
  await find();
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
