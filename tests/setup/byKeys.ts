import { type BrowserContext, type Locator, type Page } from 'playwright-core';
import { memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import { newPerson, site, visit } from './journey';
import { tabTo } from './keyboard';
import type { Account } from './logIn';

const { origin } = site.live;

/** A field of the page itself, by its label. */
export const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true });

/** A button of the page itself. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Goes to a field by Tab, and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to a button or link by Tab, and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Logs in without a mouse. @param door the page with the form @param next where it leads */
export async function logInByKeys(
  page: Page,
  door: string,
  next: string,
  account: Account = memberAccount,
): Promise<void> {
  await visit(page, origin + withQuery(door, { next }));
  await typeInto(page, field(page, 'Email'), account.email);
  await typeInto(page, field(page, 'Password'), account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + next);
}

/** A page of a member who logged in without a mouse. */
export async function memberByKeys(
  path: string,
  options: Parameters<typeof newPerson>[0] = {},
): Promise<readonly [Page, BrowserContext]> {
  const person = await newPerson(options);
  const page = await person.newPage();
  await logInByKeys(page, paths.communityLogin, path);
  return [page, person];
}
