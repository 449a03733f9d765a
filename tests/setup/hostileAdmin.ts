import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { adminAccount } from '@/content/demoAccounts';
import { showcaseWords } from '@/content/showcaseWords';
import { taskColumns } from '@/content/taskWords';
import type { Task } from '@/features/tasks/task';
import { paths, withQuery } from '@/config/paths';
import { hostileTexts } from './hostileTexts';
import { site, visit } from './journey';
import { aTask } from './tasks';

const { origin } = site.live;

/** The demo's admin comes in by their own door. */
export async function adminIn(page: Page, path: string = paths.adminDashboard): Promise<void> {
  await visit(page, origin + withQuery(paths.adminLogin, { next: path }));
  await page.getByLabel('Email', { exact: true }).fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(origin + path);
}

/** Tasks made of texts, as far as a task may hold them: also their ids. */
export function hostileTasks(texts: readonly string[] = hostileTexts): readonly Task[] {
  const tasks = texts.map((text, index) =>
    aTask(text.slice(0, 100), {
      title: text.slice(0, 200),
      details: text.slice(0, 5000),
      due: ['', '2020-02-29', '9999-12-31'][index % 3] ?? '',
      state: taskColumns[index % taskColumns.length]?.value ?? 'to-do',
      changedAt: index % 2 === 0 ? 1e308 : -1e308,
    }),
  );
  const readable = tasks.filter(({ id, title }) => id !== '' && title.trim() !== '');
  return [...new Map(readable.map((task) => [task.id, task])).values()];
}

/** The cells of a file of comma-separated values, line by line. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\uFEFF/, '').match(/(?:"(?:[^"]|"")*",?)+\r\n/g) ?? [];
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

/** Downloads the listings; gives the lines of the file, and the cells that a spreadsheet would run. */
export async function downloadListings(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: showcaseWords.download }).click(),
  ]);
  const lines = cellsOf(readFileSync(await download.path(), 'utf8'));
  const formulas = lines
    .flat()
    .filter((cell) => /^[\s\p{C}]*[=+\-@|\t\r]/u.test(cell) && !/^[+-]?[\d.,]+$/.test(cell.trim()));
  return { lines, formulas };
}
