import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '@/app/screens';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { publishingWords } from '@/content/publishingWords';
import { paths } from '@/config/paths';
import { seriousViolationsInAllThemes } from '../setup/accessibility';
import { draftKeys } from '../setup/device';
import { newContext, newPage, soakRows, waitForIdle, site, soakTest } from '../setup/journey';
import { type Account, logInTo } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;

/** Logs in at one of the two login pages; gives the page that it leads to. */
async function logIn(
  person: BrowserContext,
  loginPath: string,
  path: string,
  account: Account,
): Promise<Page> {
  const page = await person.newPage();
  await logInTo(page, path, { loginPath, account });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const adminAt = async (path: string, person?: BrowserContext) =>
  logIn(person ?? (await newContext()), paths.adminLogin, path, adminAccount);
const memberAt = async (path: string) =>
  logIn(await newContext(), paths.communityLogin, path, memberAccount);

/** A picture with something on it, as a file of this device. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 400];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws nothing.');
    context.fillStyle = '#1d4435';
    context.fillRect(40, 40, 400, 300);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return { name: 'balance sheet.png', mimeType: 'image/png', buffer };
}

test('an admin publishes a post with a picture, and a member sees it', async () => {
  const page = await adminAt(paths.adminCreatePost);
  await page.getByLabel('Title').fill('Reading a balance sheet together');
  await page.getByLabel('Message').fill('Bring a pencil.');
  await page.getByLabel('Category').selectOption('Master Class');
  await page.locator('input[type=file]').setInputFiles(await picture(page));
  await page.getByText(/balance sheet\.png, \d+ KB/).waitFor();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('img').waitFor();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Post Successful').waitFor();
  const [call, ...more] = provider.received.of('POST', '/posts');
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({
    content: 'Bring a pencil.',
    title: 'Reading a balance sheet together',
    post_category_id: '4',
    post_image: { name: 'balance sheet.png', type: 'image/png' },
  });

  const member = await memberAt(paths.community);
  const post = member.getByRole('article').filter({ hasText: 'Reading a balance sheet together' });
  await post.waitFor();
  const image = post.getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBe(640);
});

test('an admin posts a question, and it is listed among the polls', async () => {
  const page = await adminAt(paths.adminCreatePoll);
  await page.getByLabel('Question').fill('Which evening suits you?');
  await page.getByRole('button', { name: 'Post Poll' }).click();
  await page.getByText('Poll posted Successful').waitFor();
  const [call] = provider.received.of('POST', '/poll/');
  expect(call?.body).toEqual({ entry_text: 'Which evening suits you?' });
  await page.getByRole('link', { name: 'Open the poll' }).click();
  await page.getByRole('heading', { level: 1, name: 'Which evening suits you?' }).waitFor();
  await page.getByRole('button', { name: 'Cast vote' }).click();
  await page.getByText('Voted Successfully').first().waitFor();
  const votes = provider.received
    .all()
    .filter(({ path }) => /^\/poll\/answers\/\d+\/vote\/$/.test(path));
  expect(votes.map(({ body }) => body)).toEqual([{ votes: 1 }]);
});

soakTest('what is written survives a reload, with its picture, until it is published', async () => {
  const page = await adminAt(paths.adminCreatePost);
  await page.getByLabel('Title').fill('Half a thought');
  await page.locator('input[type=file]').setInputFiles(await picture(page));
  await page.getByText(/balance sheet\.png, \d+ KB/).waitFor();
  await expect.poll(() => draftKeys(page)).toHaveLength(2);
  await page.reload();
  await page.getByText(/balance sheet\.png, \d+ KB/).waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: 'Showroom' }).click();
  const dialog = page.getByRole('dialog', { name: publishingWords.leave.heading });
  await dialog.getByText(publishingWords.leave.stay, { exact: true }).click();
  await expect.poll(() => page.url()).toBe(origin + paths.adminCreatePost);
  await page.getByRole('link', { name: 'Showroom' }).click();
  await dialog.getByText(publishingWords.leave.go, { exact: true }).click();
  await page.waitForURL(origin + paths.adminShowcase);
});

soakTest('the listings come down as a file of what is shown', async () => {
  const page = await adminAt(`${paths.adminShowcase}?field=Province&value=Manitoba`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('approved-listings.csv');
  const chunks: string[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(String(chunk));
  const lines = chunks.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('"Early Oven Bakery"');
});

soakTest(
  'My Account gives the focus back to the menu; Logout is confirmed and, two seconds later, leads to the admin login',
  async () => {
    const person = await newContext();
    const page = await adminAt(paths.adminDashboard, person);
    const menu = page.getByRole('button', { name: 'TPOB Admin' });
    await menu.click();
    await page.getByRole('button', { name: 'My Account' }).click();
    // Its name is the person's as soon as that is known.
    const account = page.getByRole('dialog');
    await account.waitFor();
    await page.keyboard.press('Escape');
    await account.waitFor({ state: 'detached' });
    await expect
      .poll(() => menu.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await menu.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('LoggedOut Successfully').waitFor();
    const names = async () => (await person.cookies()).map(({ name }) => name);
    await expect.poll(names).toEqual(['token']);
    await page.waitForURL(origin + paths.adminLogin);
    await expect.poll(names).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
      .not.toContain('isAdminLoggedIn');
  },
);

const adminPaths = [
  ...screens.filter(({ access }) => access === 'admin').map(({ path }) => path),
  `${paths.adminShowcase}?view=table`,
];

test.each(soakRows(adminPaths))(
  '%s has no serious accessibility violation, and no sideways scroll',
  async (path) => {
    const person = await newContext({ width: 390, reducedMotion: 'reduce' });
    const page = await adminAt(path, person);
    await waitForIdle(page);
    expect(await seriousViolationsInAllThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

soakTest('the button that opens a long listing starts where its text starts', async () => {
  const description = 'A long text of a listing. '.repeat(40);
  await provider.database.change((draft) => {
    draft.listings = draft.listings.map((listing) => ({ ...listing, description }));
  });
  const page = await newPage({ width: 390 });
  await logInTo(page, paths.adminShowcase, { loginPath: paths.adminLogin, account: adminAccount });
  const more = page.getByRole('button', { name: 'Show more', exact: true }).first();
  const text = page.locator('[data-slot=clamped-text]').first();
  await more.waitFor();
  // A button over the whole width centres its words.
  const [button, words] = [await more.boundingBox(), await text.boundingBox()];
  expect(button?.x).toBe(words?.x);
  expect(button?.width).toBeLessThan((words?.width ?? 0) / 2);
});
