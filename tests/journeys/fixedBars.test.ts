import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminWords } from '@/content/adminWords';
import { adminAccount } from '@/content/demoAccounts';
import { feedWords, moreAbout } from '@/content/feedWords';
import { pollWords } from '@/content/pollWords';
import { quoteWords } from '@/content/quoteSteps';
import { memberMenu, memberWords } from '@/content/memberMenu';
import { searchOpener } from '@/content/navigation';
import { commentFieldWords } from '@/content/writingWords';
import { paths, withQuery } from '@/config/paths';
import {
  allowConsole,
  newPage,
  runNextPoll,
  sampled,
  soakRows,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { logInTo, openAsMember } from '../setup/pageActions';

const phone = { width: 390, height: 844 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element.toString()} is not shown.`);
  return { ...box, bottom: box.y + box.height };
}

soakTest('under the demo’s notice, the toast leaves one’s own post uncovered', async () => {
  const page = await newPage({ ...phone, serviceWorkers: 'allow' });
  await visit(page, site.demo.origin + paths.communityLogin);
  await waitForIdle(page);
  const title = page.getByRole('heading', { level: 1 });
  const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect((await boxOf(title)).height, 'one line').toBeLessThan(2 * size);
  const notice = page.getByRole('complementary', { name: 'Demo' });
  await notice.getByRole('button', { name: 'member' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Seen at once');
  await page.getByRole('button', { name: 'Send post' }).click();
  const toast = page.locator('.Toastify__toast');
  await toast.getByText('Post Successful').waitFor();
  const own = page.getByRole('article', { name: /^Seen at once/ });
  const bar = page.getByRole('banner');
  await expect
    .poll(async () => {
      const [above, shown, below] = [await boxOf(bar), await boxOf(toast), await boxOf(own)];
      return above.bottom <= shown.y && shown.bottom <= below.y;
    })
    .toBe(true);
  // The notice comes back into view, and the toast makes room for it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await boxOf(toast)).y >= (await boxOf(bar)).bottom).toBe(true);
});

soakTest('in a low window the last community is reached without the feed', async () => {
  const page = await newPage({ width: 1366, height: 640 });
  await openAsMember(page, paths.community);
  await page.getByRole('article').first().waitFor();
  const last = page
    .getByRole('complementary', { name: memberWords.aside })
    .getByRole('link')
    .last();
  await last.focus();
  await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThan(640);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(320);
});

test('a member’s quote form has its button above the bottom bar', async () => {
  const page = await newPage(phone);
  await openAsMember(page, paths.getQuote);
  const bottomBar = page.getByRole('navigation', { name: memberWords.nav });
  const next = page.getByRole('button', { name: quoteWords.next });
  await expect
    .poll(async () => (await boxOf(next)).bottom - (await boxOf(bottomBar)).y)
    .toBeLessThan(0);
});

test('who has chosen an answer has the button that casts it above the bottom bar', async () => {
  const page = await newPage(phone);
  await openAsMember(page, withQuery(paths.pollDetails, { id: 2 }));
  const answers = page.getByRole('radio');
  const cast = page.getByRole('button', { name: pollWords.cast });
  const bottomBar = page.getByRole('navigation', { name: memberWords.nav });
  const belowBar = async () => (await boxOf(cast)).bottom - (await boxOf(bottomBar)).y;
  await cast.waitFor();
  expect(await belowBar()).toBeGreaterThan(0);
  await answers.first().check();
  await expect.poll(belowBar).toBeLessThan(0);
  for (let index = 1; index < (await answers.count()); index += 1) {
    await page.keyboard.press('ArrowDown');
    const covered = async () => (await boxOf(answers.nth(index))).bottom - (await boxOf(cast)).y;
    await expect.poll(covered).toBeLessThan(0);
  }
});

/** Scrolls until the element ends at this height of the window. */
async function scrollBottomTo(element: Locator, bottom: number): Promise<void> {
  await element.evaluate((node, at) => {
    const top = node.getBoundingClientRect().bottom - at;
    window.scrollBy({ top, behavior: 'instant' });
  }, bottom);
}

/** Opens the menu of a post, whose button ends at this height of the window. */
async function openMenuAt(page: Page, bottom: number): Promise<Locator> {
  const post = page.getByRole('article').nth(1);
  const button = post.getByRole('button', { name: moreAbout('').trim() });
  await scrollBottomTo(button, bottom);
  // Comments that come into reach load first.
  await waitForIdle(page);
  await scrollBottomTo(button, bottom);
  await button.click();
  await post.getByRole('button', { name: /^Mute/ }).waitFor();
  return post.locator('[data-slot=menu-button] > div');
}

const rooms = [
  ['has room on neither side', 460, [260]],
  ['has room on one side', 844, [560, 570, 580, 590, 600]],
] as const;

test.each(soakRows(rooms))(
  'a post’s menu that %s keeps clear of the bars',
  async (_, height, places) => {
    const page = await newPage({ ...phone, height });
    await openAsMember(page, paths.community);
    await page.getByRole('article').nth(1).waitFor();
    for (const place of places) {
      const menu = await openMenuAt(page, place);
      const bottomBar = page.getByRole('navigation', { name: memberWords.nav });
      await bottomBar.waitFor();
      const foot = await boxOf(bottomBar);
      const head = await boxOf(page.getByRole('banner'));
      await expect.poll(async () => (await boxOf(menu)).bottom).toBeLessThan(foot.y);
      expect((await boxOf(menu)).y).toBeGreaterThan(head.bottom);
      const last = menu.getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      expect((await boxOf(last)).bottom).toBeLessThan(foot.y);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
  },
);

soakTest('a menu that new comments push under the bar opens above its button', async () => {
  await provider.database.change((draft) => {
    draft.comments = [];
  });
  const page = await newPage({ ...phone });
  await openAsMember(page, paths.community);
  const bottomBar = page.getByRole('navigation', { name: memberWords.nav });
  await bottomBar.waitFor();
  const foot = await boxOf(bottomBar);
  const menu = await openMenuAt(page, 400);
  await scrollBottomTo(menu, foot.y - 8);
  const button = page.locator('[aria-expanded=true]');
  const before = await boxOf(button);
  expect((await boxOf(menu)).y).toBeGreaterThan(before.bottom);
  expect((await boxOf(menu)).bottom).toBeLessThan(foot.y);
  await provider.database.change((draft) => {
    draft.comments = draft.posts.map(({ id }) => ({
      id,
      postId: id,
      authorId: 2,
      text: 'A word that comes late.',
      createdAt: new Date().toISOString(),
    }));
  });
  await runNextPoll(page);
  await expect.poll(async () => (await boxOf(button)).y - before.y).toBeGreaterThan(0);
  await expect.poll(async () => (await boxOf(menu)).bottom).toBeLessThan(foot.y);
});

soakTest(
  'on a phone, the button of a comment and Logout keep clear of the bottom bar',
  async () => {
    const page = await newPage(phone);
    await openAsMember(page, paths.community);
    const bottomBar = page.getByRole('navigation', { name: memberWords.nav });
    await bottomBar.waitFor();
    const foot = await boxOf(bottomBar);
    await page.getByRole('button', { name: memberMenu.label }).click();
    const logout = page.getByRole('button', { name: memberMenu.logout });
    expect((await boxOf(logout)).bottom).toBeLessThan(foot.y);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: feedWords.comment, exact: true }).first().click();
    const field = page.getByRole('textbox', { name: commentFieldWords.label });
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
    await waitForIdle(page);
    const send = page.getByRole('button', { name: commentFieldWords.send });
    await expect.poll(async () => (await boxOf(send)).bottom).toBeLessThan(foot.y);
  },
);

test.each(sampled([360, 375, 390], 3))(
  'the demo’s notice is one line in any font, %i px wide',
  async (width) => {
    const page = await newPage({ width, height: 844 });
    // As it is until the font has come.
    await page.route('**/*.woff2', (route) => route.abort());
    allowConsole(/ERR_FAILED/);
    await visit(page, site.demo.origin + paths.faq);
    const notice = page.getByRole('complementary', { name: 'Demo' });
    expect((await boxOf(notice)).height).toBeLessThan(50);
  },
);

test.each(soakRows([320, 390]))(
  'the name keeps clear of the tools in the admin’s bar, %i px wide',
  async (width) => {
    const page = await newPage({ width, height: 844 });
    await logInTo(page, paths.adminDashboard, {
      loginPath: paths.adminLogin,
      account: adminAccount,
    });
    const logo = page.getByRole('navigation', { name: adminWords.nav }).getByRole('link').first();
    const search = page.getByRole('button', { name: searchOpener.label });
    await search.waitFor();
    const { x, width: long } = await boxOf(logo);
    expect(x + long + 8).toBeLessThanOrEqual((await boxOf(search)).x);
  },
);
