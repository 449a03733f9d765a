import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { taskWords as words } from '@/content/taskWords';
import { paths, withQuery } from '@/config/paths';
import { writeTasks } from '@/features/tasks/taskFile';
import { seriousViolationsInAllThemes } from '../setup/accessibility';
import {
  waitForHydration,
  newPage,
  newContext,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { coversBars, logInTo } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';
import { createTask } from '../setup/tasks';

const { origin } = site.live;
const address = origin + paths.loginTaskTracker;
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Logs in twice, as a member does who comes to the tracker: at the portal, and at the tracker. */
async function openTracker(page: Page): Promise<void> {
  await visit(page, origin + withQuery(paths.communityLogin, { next: paths.loginTaskTracker }));
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  for (const form of ['Kingdom Builders User login', 'Task Tracker login']) {
    const loginForm = page.getByRole('form', { name: form });
    await loginForm.getByLabel('Password', { exact: true }).fill(memberAccount.password);
    await loginForm.getByRole('button', { name: 'Login', exact: true }).click();
  }
  await page.getByRole('button', { name: words.add }).first().waitFor();
}

async function add(page: Page, title: string, due = ''): Promise<void> {
  await page.getByRole('button', { name: words.add }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel(/^Due date/).fill(due);
  await dialog.getByRole('button', { name: words.add }).click();
  await dialog.waitFor({ state: 'detached' });
}

soakTest('tasks survive a reload, and a round of export and import', async () => {
  const page = await newPage();
  await openTracker(page);
  provider.received.clear();
  await add(page, 'Book the hall', '2020-02-29');
  await add(page, 'Call Ruth');
  await page.getByRole('button', { name: words.move('Call Ruth', 'Doing') }).click();
  await page.reload();
  await waitForHydration(page);
  await column(page, 'Doing').getByText('Call Ruth').waitFor();
  await column(page, 'To do').getByText('Sat, Feb 29, 2020').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tasks-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('Book the hall');

  for (const title of ['Book the hall', 'Call Ruth']) {
    await page.getByRole('button', { name: words.remove(title) }).click();
  }
  await page.getByText(words.empty).waitFor();
  const input = page.getByLabel(words.import, { exact: true });
  await input.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"tasks":[1]}'),
  });
  await page.getByRole('alert').getByText(words.importing.errors.noTasks).waitFor();
  await input.setInputFiles(file);
  await page.getByRole('button', { name: words.importing.merge }).click();
  await column(page, 'Doing').getByText('Call Ruth').waitFor();
  await page.reload();
  await waitForHydration(page);
  await column(page, 'To do').getByText('Book the hall').waitFor();
  expect(provider.received.all().filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('with the keyboard alone: add, move, and find it where it went', async () => {
  const page = await newPage();
  await openTracker(page);
  await add(page, 'One');
  await add(page, 'Two');
  await card(page, 'Two').focus();
  await page.keyboard.press('Shift+ArrowRight');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const columnState = activeElement?.closest('[data-column]')?.getAttribute('data-column');
      return [columnState, activeElement?.textContent];
    });
  await expect.poll(focused).toEqual(['doing', 'Two']);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(' and a half');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.form.discardNo }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toEqual(['doing', 'Two and a half']);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(focused).toEqual(['done', 'Two and a half']);
});

soakTest('a new task far down the board is scrolled to with its focus', async () => {
  const page = await newPage();
  await openTracker(page);
  const tasks = Array.from({ length: 20 }, (_, index) =>
    createTask(`${index}`, { due: '2026-01-01' }),
  );
  await page.getByLabel(words.import, { exact: true }).setInputFiles({
    name: 'tasks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeTasks(tasks)),
  });
  await page.getByRole('button', { name: words.importing.merge }).click();
  await card(page, 'Task 19').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await add(page, 'Without a date');
  const isSeen = () =>
    card(page, 'Without a date').evaluate(async (title) => {
      // Nothing moves the window any more.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { top, bottom } = title.getBoundingClientRect();
      return title === document.activeElement && top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
});

test('a task is dragged with the pointer, and notices leave the bars uncovered', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await openTracker(page);
  const notice = page.getByRole('status').filter({ hasText: 'Carry me' });
  await add(page, 'Carry me');
  expect(await coversBars(notice.locator('..'))).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await column(page, 'To do').getByRole('listitem').dragTo(column(page, 'Done'));
  await column(page, 'Done').getByText('Carry me').waitFor();
  await notice.getByText(words.noticeWords.moved('Done')).waitFor();
  expect(await coversBars(notice.locator('..'))).toBe(false);
  expect(await column(page, 'To do').getByRole('listitem').count()).toBe(0);
});

soakTest('the live region of notices is rendered before there is one', async () => {
  const page = await newPage();
  await openTracker(page);
  const regions = page.locator('[data-slot=task-tracker] [role=status]');
  const rendered = await regions.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  expect(new Set(rendered)).toEqual(new Set([true]));
});

soakTest('with forced colours the chosen view differs, and a dialog has edges', async () => {
  const page = await newPage({ forcedColors: 'active' });
  await openTracker(page);
  await add(page, 'One');
  const background = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background(words.board)).not.toBe(await background(words.list));
  await card(page, 'One').click();
  const dialog = page.getByRole('dialog');
  const edge = await dialog.evaluate((one) => getComputedStyle(one).borderLeftWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
});

test('Escape over unsaved text asks; another Escape goes on with the text', async () => {
  const page = await newPage();
  await openTracker(page);
  await page.getByRole('button', { name: words.add }).first().click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Title');
  await title.pressSequentially('Half');
  const question = dialog.getByRole('alertdialog', { name: words.form.discard });
  const hasFocus = () => title.evaluate((field) => field === document.activeElement);
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape');
    await expect.poll(hasFocus).toBe(!isAsked);
  }
  await question.getByRole('button', { name: words.form.discardYes }).click();
  await page.getByRole('button', { name: words.add }).first().click();
  expect(await title.inputValue()).toBe('');
});

soakTest('two tabs stay in step', async () => {
  const person = await newContext();
  const first = await person.newPage();
  await openTracker(first);
  await add(first, 'Shared');
  const second = await person.newPage();
  await visit(second, address);
  await card(second, 'Shared').waitFor();
  await second.getByRole('button', { name: words.move('Shared', 'Doing') }).click();
  await column(first, 'Doing').getByText('Shared').waitFor();
  await first.getByRole('button', { name: words.remove('Shared') }).click();
  await card(second, 'Shared').waitFor({ state: 'detached' });
  await expect.poll(() => second.getByText(words.empty).isVisible()).toBe(true);
});

soakTest('an unfinished edit survives a reload', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await openTracker(page);
  await page.getByRole('button', { name: words.add }).first().click();
  await page.getByRole('dialog').getByLabel('Title').fill('Half a thought');
  await page.reload();
  await waitForHydration(page);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Half a thought');
  await dialog.getByRole('button', { name: words.add }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'To do 1' }).waitFor();
  await card(page, 'Half a thought').waitFor();
});

soakTest('no serious accessibility violation: login, board, list and form', async () => {
  const page = await newPage({ width: 390, reducedMotion: 'reduce' });
  const violations: object[] = [];
  const look = async (where: string) => {
    await waitForIdle(page);
    const found = await seriousViolationsInAllThemes(page);
    violations.push(...found.map((violation) => ({ where, ...violation })));
  };
  await logInTo(page, paths.loginTaskTracker);
  const form = page.getByRole('form', { name: 'Task Tracker login' });
  await form.waitFor();
  await look('login');
  await form.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(words.empty).waitFor();
  await add(page, 'Late', '2020-01-01');
  await add(page, `A ${'very'.repeat(40)} long word`);
  await add(page, 'Finished');
  await page.getByRole('button', { name: words.move('Finished', 'Doing') }).click();
  await look('board');
  await page.getByRole('button', { name: words.list, exact: true }).click();
  await look('list');
  await card(page, 'Late').click();
  await page.getByRole('dialog').waitFor();
  await look('form');
  expect(violations).toEqual([]);
});
