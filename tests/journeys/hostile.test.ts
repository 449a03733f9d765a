import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { taskWords } from '@/content/taskWords';
import { writeTasks } from '@/features/tasks/taskFile';
import { paths, withQuery } from '@/config/paths';
import {
  logInAsAdmin,
  downloadListings,
  hostileTasks,
  logInAsMember,
  openHostile,
  scrollThrough,
  findViolations,
} from '../setup/hostilePage';
import {
  hostileBodies,
  hostileLists,
  hostileListsOf,
  json,
  listScreens,
  wrongValues,
} from '../setup/hostileAnswers';
import { submitRefused, type Refusal, refusals } from '../setup/hostileForms';
import { hostileTexts } from '../setup/hostileTexts';
import { sampled, site, visit, soakTest, everyNth } from '../setup/journey';

const { origin } = site.live;
const profileFields = ['first_name', 'last_name', 'country', 'state', 'city', 'phone_number'];

test('the corpus is large enough', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  process.stdout.write(
    `Hostile data: ${hostileTexts.length} texts, ${wrongValues.length} wrong values for each field, ${hostileBodies.length} whole answers\n`,
  );
});

test('hostile texts and wrong types in every list: nothing runs, nothing sticks out', async () => {
  const lists = hostileListsOf(sampled(hostileTexts, 3));
  const page = await openHostile(() => lists);
  await logInAsMember(page);
  for (const [path, part, least] of sampled(listScreens, 12)) {
    await visit(page, origin + path);
    await expect
      .poll(() => page.locator(part).count(), { message: path })
      .toBeGreaterThanOrEqual(least);
    expect(await scrollThrough(page, path)).toEqual([]);
  }
});

soakTest('a profile made of hostile texts', async () => {
  let turn = 0;
  const page = await openHostile(() => (path) => {
    if (path !== '/auth/users/me/') return undefined;
    const texts = hostileTexts.slice(turn * 60, turn * 60 + 60);
    const record = profileFields.map((field, index) => [
      field,
      turn % 2 === 0
        ? texts.filter((_, one) => one % 6 === index).join(' ')
        : wrongValues[(turn + index) % wrongValues.length],
    ]);
    return json({ ...Object.fromEntries(record), email: memberAccount.email });
  });
  await logInAsMember(page);
  for (turn = 0; turn * 60 < hostileTexts.length; turn += 1) {
    await visit(page, origin + paths.community);
    await page.locator('[data-slot=profile-panel] summary').click();
    expect(await findViolations(page, `profile ${turn}`)).toEqual([]);
  }
});

soakTest(
  'the admin area over hostile lists: dashboard, showcase, its file, the tracker',
  async () => {
    const page = await openHostile(() => hostileLists);
    await logInAsAdmin(page);
    const showcase = (number: number, view?: string) =>
      withQuery(paths.adminShowcase, { view, page: number === 1 ? undefined : number });
    for (const [path, part, least] of [
      [paths.adminDashboard, '[data-slot=admin-summary] li', 100],
      [showcase(9, 'table'), 'tbody tr', 24],
      [showcase(1), '[data-slot=listing-card]', 24],
    ] as const) {
      await visit(page, origin + path);
      await expect
        .poll(() => page.locator(part).count(), { message: path })
        .toBeGreaterThanOrEqual(least);
      expect(await scrollThrough(page, path)).toEqual([]);
    }
    const { lines, formulas } = await downloadListings(page);
    expect(formulas).toEqual([]);
    expect(lines.length).toBeGreaterThan(hostileTexts.length);
    expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);

    await visit(page, origin + paths.adminAllTasks);
    const tasks = hostileTasks();
    await page.getByLabel(taskWords.import, { exact: true }).setInputFiles({
      name: '"><img src=x onerror=alert(1)>\u202e.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeTasks(tasks)),
    });
    await page.getByRole('button', { name: taskWords.importing.merge }).click();
    await page.locator('[data-task]').first().waitFor();
    await visit(page, origin + paths.adminAllTasks);
    await page.locator('[data-task]').first().waitFor();
    expect(await scrollThrough(page, 'stored tasks')).toEqual([]);
  },
);

soakTest('forms refused in hostile words retain what was typed, and send again', async () => {
  let answer: Refusal | undefined;
  const page = await openHostile(() => (_path, method) => (method === 'POST' ? answer : undefined));
  await visit(page, origin + paths.communityLogin);
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const sample = everyNth(refusals(['email', 'password']), 55);
  expect(await submitRefused(page, 'Login', sample, (one) => (answer = one))).toEqual([]);
  expect(sample.length).toBeGreaterThan(6);
});
