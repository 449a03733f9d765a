import { expect, test } from 'vitest';
import { taskWords } from '@/content/taskWords';
import { writeTasks } from '@/features/tasks/taskFile';
import { tasksKey } from '@/features/tasks/taskStorage';
import { paths, withQuery } from '@/config/paths';
import { logInAsAdmin, hostileTasks, openHostile, findViolations } from '../setup/hostilePage';
import { hostileBodies, wrongValues } from '../setup/hostileAnswers';
import { hostileTexts } from '../setup/hostileTexts';
import { site, visit, everyNth } from '../setup/journey';

const { origin } = site.live;

test('whole answers that nobody expects, on every admin screen', async () => {
  let next = 0;
  let harmed = false;
  const page = await openHostile(() => (_path, method) => {
    if (!harmed || method !== 'GET') return undefined;
    next = (next + 1) % hostileBodies.length;
    return { body: hostileBodies[next] ?? '' };
  });
  await logInAsAdmin(page);
  harmed = true;
  const addresses = [
    paths.adminDashboard,
    paths.adminShowcase,
    paths.adminCreatePost,
    paths.adminAllTasks,
  ];
  const found: string[] = [];
  for (const path of addresses) {
    for (let turn = 0; turn < hostileBodies.length; turn += 6) {
      next = turn;
      await visit(page, origin + path);
      found.push(...(await findViolations(page, `${path}, answers from ${turn}`)));
    }
  }
  expect(found).toEqual([]);
});

test('task files and stored tasks that nobody expects', async () => {
  const page = await openHostile(() => () => undefined);
  await logInAsAdmin(page, paths.adminAllTasks);
  const input = page.getByLabel(taskWords.import, { exact: true });
  const found: string[] = [];
  const tasks = hostileTasks();
  const envelope = (list: unknown) =>
    JSON.stringify({ format: 'kingdom-builders-tasks', version: 1, tasks: list });
  const wrongFiles = [
    ...hostileBodies,
    ...wrongValues.map(envelope),
    ...wrongValues.map((value) => envelope([value])),
    ...Object.keys(tasks[0] ?? {}).flatMap((field) =>
      [...wrongValues, hostileTexts.join(' ')].map((value) =>
        envelope([{ ...tasks[0], [field]: value }]),
      ),
    ),
  ];
  for (const [index, text] of everyNth(wrongFiles, 5).entries()) {
    await input.setInputFiles({
      name: `${(hostileTexts[index % hostileTexts.length] ?? '').slice(0, 200)}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.locator('[data-slot=task-import]').waitFor();
    found.push(...(await findViolations(page, `file ${index}, ${text.slice(0, 60)}`)));
    await page.locator('[data-slot=task-import] button').last().click();
    await page.locator('[data-slot=task-import]').waitFor({ state: 'detached' });
  }
  // Keys are salted for each browser.
  const key = tasksKey(await page.evaluate(() => sessionStorage.getItem('userKey') ?? ''));
  for (const [index, text] of [...hostileBodies, writeTasks(tasks)].entries()) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await visit(page, origin + paths.adminAllTasks);
    found.push(...(await findViolations(page, `stored tasks ${index}`)));
  }
  for (const { id } of everyNth(tasks, 12)) {
    const path = withQuery(paths.adminAllTasks, { task: id, q: id });
    if (path.length > 3000) continue;
    await visit(page, origin + path);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    found.push(...(await findViolations(page, `task ${id.slice(0, 60)}`)));
  }
  expect(found).toEqual([]);
});
