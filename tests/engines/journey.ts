import { type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { loginFormWords } from '@/content/loginWords';
import { type PortalPath, paths, withQuery } from '@/config/paths';
import * as z from 'zod';
import { allStoredText } from '../setup/device';
import type { DriverPerson } from './driver';
import { callScript } from './locate';
import { createPage, type EnginePage, waitUntil } from './page';
import type { EngineSite } from './site';

/** What a journey works with: a new person's browser, and the site with its data as seeded. */
export type Stage = {
  readonly site: EngineSite;
  /** The person's first tab. */
  readonly page: EnginePage;
  readonly newPage: () => Promise<EnginePage>;
};

/** Something that a person does from one end to the other. It throws where that fails. */
export type Journey = {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<void>;
};

/** Makes the stage of one journey. */
export async function createStage(site: EngineSite, person: DriverPerson): Promise<Stage> {
  const newPage = async () => createPage(await person.newPage());
  return { site, page: await newPage(), newPage };
}

/** Waits until the provider has as many of something. */
export async function waitForCount(
  what: string,
  expected: number,
  count: () => number | Promise<number>,
): Promise<void> {
  await waitUntil(`${expected} × ${what}`, async () => (await count()) === expected);
}

/** Waits until this browser stores something, as `allStoredText` writes it. */
export async function waitForStored(page: EnginePage, text: RegExp): Promise<void> {
  await waitUntil(`stored: ${text.source}`, async () =>
    text.test(z.string().parse(await page.run(callScript(allStoredText)))),
  );
}

/** @throws where what was counted differs */
export function expectCount(what: string, expected: number, count: number): void {
  if (count !== expected) throw new Error(`${what}: ${count}, not ${expected}`);
}

/** How many posts of the general feed have this title. */
export async function countPosts({ site }: Stage, title: string): Promise<number> {
  const { posts } = await site.provider.database.read();
  return posts.filter((post) => post.title === title).length;
}

/** Logs in at a login page, and waits for the page that this leads to. */
export async function logIn(
  { site, page }: Stage,
  path: PortalPath = paths.community,
  { email, password, role }: DemoAccount = memberAccount,
): Promise<void> {
  const login = role === 'admin' ? paths.adminLogin : paths.communityLogin;
  await page.open(site.origin + withQuery(login, { next: path }));
  await page.type({ label: loginFormWords.email }, email);
  await page.type({ label: loginFormWords.password }, password);
  await page.click({ role: 'button', name: loginFormWords.login });
  await page.waitForAddress(path);
}
