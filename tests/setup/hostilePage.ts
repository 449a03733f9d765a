import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { adminAccount } from '@/content/demoAccounts';
import { paths } from '@/config/paths';
import { showcaseWords } from '@/content/showcaseWords';
import { taskColumns } from '@/content/taskWords';
import type { Task } from '@/features/tasks/task';
import { hostPaths } from './site';
import { allowConsole, newContext, site, visit } from './journey';
import { hostileTexts } from './hostileTexts';
import { logInTo } from './pageActions';
import { createTask } from './tasks';

const width = 320;

/** What a provider's path answers here; undefined leaves it to the true provider. */
export type Answers = (
  path: string,
  method: string,
) => { status?: number; body: string } | undefined;

/** Runs in the page before its scripts: whatever manages to run sets an attribute. */
function watchScripts(): void {
  const reportRun = () => {
    document.documentElement.setAttribute('data-sprung', '');
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    Reflect.set(globalThis, name, reportRun);
  }
}

/** A page with given answers of the provider, 320 px wide and long enough to show much at once. */
export async function openHostile(answers: () => Answers): Promise<Page> {
  // Without the worker, which would send requests for the page; and what was left out is counted.
  allowConsole(
    /Failed to load resource|could not be read|ERR_|Worker registration blocked|directive: "img-src/,
  );
  const person = await newContext({
    width,
    height: 5000,
    before: watchScripts,
    serviceWorkers: 'block',
  });
  const page = await person.newPage();
  const answer = async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/(?:portal\/api|outsourcing)/, '');
    const mocked = request.method() === 'OPTIONS' ? undefined : answers()(path, request.method());
    if (mocked === undefined) return route.fallback();
    return route.fulfill({
      status: mocked.status ?? 200,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: mocked.body,
    });
  };
  for (const path of [hostPaths.portal, hostPaths.outsourcing]) {
    await person.route(
      `http://127.0.0.1:${site.providerPort}${path.replace(/\/$/, '')}/**`,
      answer,
    );
  }
  await person.route(/evil\.example/, (route) => route.abort());
  return page;
}

/**
 * What is wrong with a page: something ran, sticks out or leads where it must not, prototypes are not
 * what they were, or it cannot be used.
 */
export async function findViolations(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate((widest) => {
    const at = document.documentElement;
    const names = ['href', 'src', 'action', 'formaction', 'srcdoc'];
    const addresses = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
      .filter((address) => /^\s*(?:java\s*script|vbscript|data:(?!image\/))/i.test(address));
    const foreign = document.querySelectorAll('main :is(script, iframe, object, embed, base, xss)');
    const wide = Math.max(at.scrollWidth, document.body.scrollWidth);
    const messages = document.querySelectorAll('[data-slot=error-summary] :is(p, li)').length;
    return [
      ...(at.hasAttribute('data-sprung') ? ['something ran'] : []),
      ...(wide > widest ? [`is ${wide} px wide`] : []),
      ...(messages > 60 ? [`shows ${messages} things at once`] : []),
      ...addresses.map((address) => `leads to ${address.slice(0, 60)}`),
      ...[...foreign].map(({ outerHTML }) => `contains ${outerHTML.slice(0, 60)}`),
      ...['admin', 'title', 'loggedIn'].filter((key) => Reflect.has({}, key)),
    ];
  }, width);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const menu = page.getByRole('button', { name: /menu|TPOB Admin/i }).first();
  await menu.click({ trial: true });
  return found.map((text) => `${where}: ${text}`);
}

/**
 * Goes down a page in steps, so that all has shown that shows only when it is near. A comment of a
 * windowed thread that never came is wrong too.
 */
export async function scrollThrough(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  const seen = new Set<number>();
  let size = 0;
  for (let step = 0; step < 80; step += 1) {
    const { ended, positions, all } = await page.evaluate(async () => {
      const frame = () =>
        new Promise((done) => {
          requestAnimationFrame(() => setTimeout(done));
        });
      const entries = () => [...document.querySelectorAll('main li[aria-posinset]')];
      const before = entries();
      window.scrollBy(0, 4500);
      await frame();
      const isCovered = () => {
        const last = entries().at(-1);
        const isEnd = last?.ariaPosInSet === last?.ariaSetSize;
        return isEnd || (last?.getBoundingClientRect().bottom ?? 0) >= window.innerHeight;
      };
      // Entries come in a task of their own, after the scrolling.
      for (let frames = 0; frames < 60 && !isCovered(); frames += 1) await frame();
      return {
        ended: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4,
        positions: [...before, ...entries()].map(({ ariaPosInSet }) => Number(ariaPosInSet)),
        all: Number(entries()[0]?.ariaSetSize ?? 0),
      };
    });
    for (const position of positions) seen.add(position);
    size = all;
    if (step % 4 === 0 || ended) found.push(...(await findViolations(page, where)));
    if (ended) break;
  }
  if (seen.size < size) found.push(`${where}: shows ${seen.size} of ${size} comments`);
  return found;
}

/** Logs in as the demo's member. */
export const logInAsMember = (page: Page): Promise<void> => logInTo(page, paths.faq);

/** Logs in as the demo's admin. */
export const logInAsAdmin = (page: Page, path: string = paths.adminDashboard): Promise<void> =>
  logInTo(page, path, { loginPath: paths.adminLogin, account: adminAccount });

/** Tasks made of texts, as far as a task may contain them: also their ids. */
export function hostileTasks(texts: readonly string[] = hostileTexts): readonly Task[] {
  const tasks = texts.map((text, index) =>
    createTask(text.slice(0, 100), {
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

/** Opens the public page of the showroom and goes down to it: its listings come when it is near. */
export async function openShowroom(page: Page): Promise<void> {
  await visit(page, site.live.origin + paths.outsourcingHome);
  await page.locator('[data-slot=showroom]').scrollIntoViewIfNeeded();
  await page.locator('[data-slot=listing-card]').first().waitFor();
}

/**
 * What is wrong with the cards that show: one of no sane height, and, with all that is folded open, a
 * blank name or detail or words that stick out.
 */
export async function findCardViolations(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate((tallest) => {
    const seen = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-slot=listing-card]')];
    const heights = cards.map((card) => card.offsetHeight);
    for (const card of cards) {
      for (const details of card.querySelectorAll('details')) details.open = true;
    }
    return cards.flatMap((card, index) => {
      const is = (violation: string) => [
        `card ${index} (${card.innerText.slice(0, 40)}): ${violation}`,
      ];
      const blank = [...card.querySelectorAll('h2, h3, dt, dd, [data-slot=clamped-text]')].some(
        ({ textContent }) => !seen.test(textContent),
      );
      const { right } = card.getBoundingClientRect();
      const out = [...card.querySelectorAll('h2, h3, dt, dd, p, img, summary')].some(
        (part) =>
          part.getBoundingClientRect().right > right + 1 ||
          // One sign under many marks may be wider than its line, and cannot break. Signs that lean on
          // each other, '////', are 2 px wider where the line breaks between them.
          (part.scrollWidth > part.clientWidth + 2 && !/\p{M}{8}/u.test(part.textContent)),
      );
      return [
        ...(blank ? is('has a blank') : []),
        ...((heights[index] ?? 0) > tallest ? is(`is ${heights[index]} px tall`) : []),
        ...(out ? is('something sticks out') : []),
      ];
    });
  }, 8000);
  return found.map((text) => `${where}: ${text}`);
}

/** Asks for more listings until there are no more, or `presses` times; gives what is wrong. */
export async function showAll(page: Page, presses: number): Promise<readonly string[]> {
  const list = page.locator('[data-slot=listings-more]');
  const found: string[] = [];
  for (let pressed = 0; pressed < presses && (await list.isVisible()); pressed += 1) {
    const before = await page.locator('[data-slot=listing-card]').count();
    await list.getByRole('button', { name: showcaseWords.more, exact: true }).click();
    await page.locator('[data-slot=listing-card]').nth(before).waitFor();
    found.push(...(await findViolations(page, `after ${pressed + 1} presses`)));
  }
  return [
    ...found,
    ...(await findCardViolations(page, 'showroom')),
    ...(await findViolations(page, 'showroom')),
  ];
}
