import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminAccount } from '@/content/demoAccounts';
import { taskWords } from '@/content/taskWords';
import { groupPath, paths, withQuery } from '@/config/paths';
import { newPage, site, soakTest, visit } from '../setup/journey';
import { logInTo, openAsMember } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
const print = (page: Page) => page.emulateMedia({ media: 'print' });

test('paper shows the answer to every question', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  const answers = page.locator('details > p');
  const hidden = () =>
    answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
  expect(await hidden()).toBeGreaterThan(0);
  await print(page);
  expect(await hidden()).toBe(0);
});

soakTest('paper shows no open menu, and nothing of what is beside the page', async () => {
  const page = await newPage();
  await openAsMember(page, paths.community);
  const post = page.getByRole('article').first();
  await post.locator('[data-slot=menu-button] > button').click();
  const menu = post.locator('[data-slot=menu-button] > div');
  const aside = page.locator('[data-slot=shell-aside]');
  await menu.waitFor();
  expect(await aside.isVisible()).toBe(true);
  await print(page);
  expect(await menu.isVisible()).toBe(false);
  expect(await aside.isVisible()).toBe(false);
  expect(await post.isVisible()).toBe(true);
});

test('paper shows a long comment whole', async () => {
  const [comment] = (await provider.database.read()).comments;
  const page = await newPage();
  await provider.database.change((draft) => {
    for (const one of draft.comments) one.text = 'One more line.\n'.repeat(40);
  });
  await openAsMember(page, withQuery(paths.commentPage, { post: comment?.postId ?? 0 }));
  const text = page.locator('[data-slot=clamped-text]').filter({ hasText: 'One more line.' });
  await text.first().waitFor();
  const isCutOff = () =>
    text.first().evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect(await isCutOff()).toBe(true);
  await print(page);
  expect(await isCutOff()).toBe(false);
});

soakTest('paper shows tasks without what works on them', async () => {
  const page = await newPage();
  const loginPath = paths.adminLogin;
  await logInTo(page, paths.adminAllTasks, { loginPath, account: adminAccount });
  await page.getByRole('button', { name: taskWords.add }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Call Ruth');
  await dialog.getByRole('button', { name: taskWords.add }).click();
  const controls = [
    page.getByRole('main').getByRole('search'),
    page.getByRole('main').getByText('Set a date'),
    page.getByText('Added:'),
  ];
  for (const control of controls) await control.waitFor();
  await print(page);
  for (const control of controls) await control.waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: 'Call Ruth' }).isVisible()).toBe(true);
});

soakTest('paper keeps a poll’s bars without backgrounds, and no controls', async () => {
  const page = await newPage();
  await openAsMember(page, withQuery(paths.pollDetails, { id: 2 }));
  const bar = page.locator('[data-slot=bar]').first();
  await bar.waitFor();
  const controls = page.getByRole('main').locator('input, button');
  await page.getByRole('radio').first().waitFor();
  await print(page);
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  expect(await bar.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
});

soakTest('paper shows no scrim behind an open dialog', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const scrim = () =>
    dialog.evaluate((open) => getComputedStyle(open, '::backdrop').backgroundColor);
  expect(await scrim()).not.toBe('rgba(0, 0, 0, 0)');
  await print(page);
  expect(await scrim()).toBe('rgba(0, 0, 0, 0)');
});

soakTest('paper shows no field without an answer, and one with its answer', async () => {
  const page = await newPage();
  const fields = page.locator(
    'main :is(input:not([type=radio], [type=checkbox]), textarea, select)',
  );
  const shown = async () =>
    await fields.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  await visit(page, origin + groupPath('marketing'));
  await print(page);
  expect(await shown()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('main textarea').first().fill('Two rooms and a roof.');
  await print(page);
  expect(await shown()).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await logInTo(page, paths.community);
  await page.getByRole('article').first().waitFor();
  await print(page);
  expect(await shown()).toBe(0);
  expect(await page.getByRole('article').first().isVisible()).toBe(true);
});

soakTest('paper shows no date that was not chosen', async () => {
  const page = await newPage();
  const task = withQuery(paths.adminAllTasks, { task: 'new' });
  await logInTo(page, task, { loginPath: paths.adminLogin, account: adminAccount });
  const due = page.getByRole('dialog').getByLabel('Due date');
  await due.waitFor();
  await print(page);
  expect(await due.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await due.fill('2027-01-05');
  await print(page);
  await expect.poll(() => due.isVisible()).toBe(true);
});
