import type { Page } from 'playwright-core';
import { memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import { site, visit } from './journey';

/** Whom the provider knows. */
export type Account = { readonly email: string; readonly password: string };

/** Fills in the login form of the page, and sends it. */
export async function sendLogin(
  page: Page,
  { email, password }: Account = memberAccount,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

type Way = {
  /** The page with the form; the members' unless told. */
  readonly door?: string;
  readonly account?: Account | undefined;
  /** Another site than the journeys' own. */
  readonly origin?: string;
};

/** Logs in at a door, and waits for the page that this leads to. @param path that page */
export async function logInTo(
  page: Page,
  path: string,
  { door = paths.communityLogin, account, origin = site.live.origin }: Way = {},
): Promise<void> {
  await visit(page, origin + withQuery(door, { next: path }));
  await sendLogin(page, account);
  await page.waitForURL(origin + path);
}
