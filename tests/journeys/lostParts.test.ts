import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { searchOpener } from '@/content/navigation';
import { quoteWords } from '@/content/quoteSteps';
import { groupPath, paths } from '@/config/paths';
import { allowConsole, newPage, site, visit } from '../setup/journey';
import { answerAll, logInTo, submitButton } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;

beforeEach(() => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
});

/** Has the script of a part not come, as where a connection breaks, until `find` is called. */
async function loseScript(page: Page, part: string) {
  const script = new RegExp(`/assets/${part}-[^/]+\\.js`);
  await page.route(script, (route) => route.abort());
  return { find: () => page.unroute(script) };
}

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
  await page.getByRole('combobox', { name: 'Search Kingdom Builders' }).waitFor();
  expect(await page.getByText(searchOpener.failed).count()).toBe(0);
});

test('a quote whose script did not come goes out with the next press', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, 'quote.api');
  await visit(page, origin + paths.getQuote);
  await answerAll(page);
  await submitButton(page).click();
  await page.getByText(quoteWords.failed).waitFor();
  await find();
  await submitButton(page).click();
  await page.waitForURL(`${origin}/`);
  expect(provider.received.of('POST', '/quotes/')).toHaveLength(1);
});

test('a request to join whose script did not come goes out all the same', async () => {
  const page = await newPage();
  const { find } = await loseScript(page, 'outbox.api');
  await logInTo(page, groupPath('marketing'));
  await page.getByLabel('Description').fill('I write for shops.');
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await lost;
  await find();
  await expect.poll(() => provider.received.of('POST', '/community/1/request/')).toHaveLength(1);
});
