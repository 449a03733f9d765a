import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import {
  allowConsole,
  anyScript,
  newPage,
  pauseRequests,
  site,
  waitForHydration,
  soakTest,
  sampled,
} from '../setup/journey';
import { button, field, logInTo } from '../setup/pageActions';

const { origin } = site.live;

/** As Chrome’s translator does: each text gives way to one in elements of the translator’s own. */
function translate(): void {
  const isLeft = (text: Text) => {
    const parent = text.parentElement;
    return parent === null || parent.closest('font, script, style, textarea, option') !== null;
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text instanceof Text) || text.data.trim() === '' || isLeft(text)) continue;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const openTranslated = async () => {
  // A changed document cannot be hydrated, so that React renders it anew.
  allowConsole(/React error #418/);
  return newPage({ before: translate });
};

test('on a translated page a member logs in, posts, and sees what is new', async () => {
  const page = await openTranslated();
  await logInTo(page, paths.community);
  const main = page.getByRole('main');
  await page.getByRole('textbox', { name: 'Title' }).fill('Translated');
  await page.getByRole('textbox', { name: 'Message' }).fill('Written on a translated page');
  await button(page, 'Send post').click();
  await main.locator('article').filter({ hasText: 'Written on a translated page' }).waitFor();
  expect(await main.locator('article font').count()).toBeGreaterThan(0);
});

const earlyFields = [
  { path: paths.communityLogin, name: 'Email' },
  { path: paths.businessOwners, name: 'First name' },
];

test.each(sampled(earlyFields, 2))(
  'what was typed at $path before the app ran stays, with the focus',
  async ({ path, name }) => {
    const page = await openTranslated();
    const release = await pauseRequests(page, ({ pathname }) => anyScript.test(pathname));
    await page.goto(origin + path, { waitUntil: 'commit' });
    await field(page, name).fill('early@example.ca');
    const early = await field(page, name).elementHandle();
    release();
    await waitForHydration(page);
    await expect.poll(() => early?.evaluate((element) => element.isConnected)).toBe(false);
    await expect.poll(() => field(page, name).inputValue()).toBe('early@example.ca');
    await expect
      .poll(() => field(page, name).evaluate((element) => element === document.activeElement))
      .toBe(true);
  },
);

soakTest('an answer of a quote that was chosen before the app ran counts', async () => {
  const page = await openTranslated();
  const release = await pauseRequests(page, ({ pathname }) => anyScript.test(pathname));
  await page.goto(origin + paths.getQuote, { waitUntil: 'commit' });
  await page.getByRole('radio').first().check();
  release();
  await waitForHydration(page);
  await button(page, 'Next').click();
  const status = page.getByRole('status').filter({ hasText: 'of 4' });
  await expect.poll(() => status.textContent()).toBe('Step 2 of 4');
});
