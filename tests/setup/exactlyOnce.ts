import type { BrowserContext, Locator, Page } from 'playwright-core';
import { paths } from '@/config/paths';
import { adminAccount } from '@/content/demoAccounts';
import type { pendingWords } from '@/content/pendingWords';
import { provider } from './liveProvider';
import { logInTo, openAsMember } from './pageActions';
import { labelled, button, main } from './faultForms';

/** How many calls that send something the provider has received on a path. */
export const countCalls = (path: string) => provider.received.of('POST', path).length;

/** How many posts of the general feed have this title. */
export async function countPosts(title: string): Promise<number> {
  const { posts } = await provider.database.read();
  return posts.filter((post) => post.title === title).length;
}

/** Opens a page for a member. */
export async function openMemberPage(person: BrowserContext, path: string): Promise<Page> {
  const page = await person.newPage();
  await openAsMember(page, path);
  return page;
}

/** Opens a page for an admin. */
export async function openAdminPage(person: BrowserContext, path: string): Promise<Page> {
  const page = await person.newPage();
  await logInTo(page, path, { loginPath: paths.adminLogin, account: adminAccount });
  return page;
}

/** From now on a list cannot be read; what is sent to a path is taken, and its answer dropped. */
export function dropAnswers(list: string, path: string, carriedOut = true): void {
  provider.faults.set([
    { name: 'no list', method: 'GET', path: list, kind: 'status', status: 503 },
    { name: 'no answer', method: 'POST', path, kind: 'network-error', carriedOut },
  ]);
}

/** The part of an item that has this status and offers what can be done. */
export const pendingCard = (scope: Locator, status: keyof typeof pendingWords.status) =>
  scope.locator(`[data-slot=pending-item][data-status=${status}]`);

/** The posts with these words, on their way or there. */
export const postsWith = (page: Page, words: string) =>
  main(page).getByRole('article').filter({ hasText: words });

/** The entry as its list shows it: only then can it be commented on. */
export const waitForListed = (entry: Locator) =>
  entry.filter({ has: entry.page().getByRole('link', { name: 'All comments' }) });

/** Writes a post and sends it. */
export async function sendPost(page: Page, title: string): Promise<void> {
  await labelled(page, 'Title').fill(title);
  await button(page, 'Send post').click();
}
