import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/signInWords';
import { paths, withQuery } from '@/config/paths';
import { endFault, type FaultKind, letHurry } from './faultKinds';
import { allowConsole, newPerson, site, visit } from './journey';

const { origin } = site.live;

/** Longest wait of a cell for what a person should see, in milliseconds. */
export const patience = { timeout: 20_000 };

/** Every button of the page's own content that asks again. */
export const again = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Try again|Retry|It arrived: keep it)$/ });

/** The dialog of an ended session. */
export const signIn = (page: Page) => page.getByRole('dialog', { name: signInWords.ended });

/** Logs in again in the dialog of an ended session. */
export async function signInAgain(page: Page, { password }: DemoAccount): Promise<void> {
  await signIn(page).getByLabel('Password', { exact: true }).fill(password);
  await signIn(page).getByRole('button', { name: 'Login', exact: true }).click();
  await signIn(page).waitFor({ state: 'detached', ...patience });
}

/** A person's page for many cells: listened to, patient for a second where it is told to hurry. */
export async function openPage(account?: DemoAccount): Promise<Page> {
  // What the browser and the portal say of answers that went wrong; anything else still fails.
  allowConsole(/Failed to load resource|ERR_|could not be read/);
  const person = await newPerson({ width: 1000, height: 900, before: letHurry });
  const page = await person.newPage();
  if (account === undefined) {
    await visit(page, origin + paths.faq);
    return page;
  }
  const door = account === memberAccount ? paths.communityLogin : paths.adminLogin;
  await visit(page, origin + withQuery(door, { next: paths.faq }));
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(origin + paths.faq);
  return page;
}

/** No page of ours is ever blank: its content has a heading, and no error page stands in its place. */
export async function standsWhole(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor(patience);
  const text = await page.getByRole('main').innerText();
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/Unexpected Application Error|undefined|\[object|NaN/);
}

/**
 * Runs cells one after the other on one page, tells which did not survive, and counts.
 * @returns what went wrong in which cell
 */
export async function runCells(
  page: Page,
  screen: string,
  kinds: readonly FaultKind[],
  run: (kind: FaultKind) => Promise<void>,
): Promise<readonly string[]> {
  const lost: string[] = [];
  let uncaught = '';
  const hear = (error: Error) => {
    uncaught = error.message;
  };
  page.on('pageerror', hear);
  for (const kind of kinds) {
    uncaught = '';
    try {
      await run(kind);
      expect(uncaught).toBe('');
    } catch (error) {
      lost.push(`${screen}, ${kind}: ${String(error).slice(0, 600)}`);
    }
    await endFault(page);
  }
  page.off('pageerror', hear);
  count.survived += kinds.length - lost.length;
  count.total += kinds.length;
  return lost;
}

const count = { survived: 0, total: 0 };

/** How many cells of this file survived, of how many: '12 / 12'. */
export const survivors = (): string => `${count.survived} / ${count.total}`;
