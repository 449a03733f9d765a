import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminAccount, type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { commentWords, feedWords } from '@/content/feedWords';
import { showroom } from '@/content/outsourcing';
import { pollWords } from '@/content/pollWords';
import { regionMemberWords } from '@/content/regionWords';
import { paths, regionPath, withQuery } from '@/config/paths';
import { nextId } from '@/mocks/snapshot';
import { postsWith, sendPost, waitForListed } from './exactlyOnce';
import { cellTimeout } from './faultMatrix';
import { site, visit } from './journey';
import { provider } from './liveProvider';

/** A screen that shows what the provider answers. */
export type ReadScreen = {
  readonly name: string;
  readonly path: string;
  readonly account?: DemoAccount;
  /** Is shown when the provider has answered. */
  readonly content: (page: Page) => Locator;
  /** The error where it did not; a screen that only leaves its list out shows none. */
  readonly message?: RegExp;
  /** What it shows is requested without a token, also while somebody is logged in. */
  readonly isPublic?: true;
  /** The part that sends its request only when a person comes towards it. */
  readonly scrollTo?: string;
  /** What a person has done before answers go wrong. */
  readonly before?: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const posts = (page: Page) => main(page).getByRole('article').first();
const pattern = (...words: readonly string[]) => new RegExp(words.join('|'));

const noPosts = pattern(feedWords.failed, feedWords.stale, feedWords.offline, commentWords.failed);
const noPostsThere = pattern(noPosts.source, feedWords.notMember);
const noPoll = pattern(pollWords.failed, pollWords.stale, pollWords.offline, pollWords.gone);

const deleted = 'Deleted at the provider';

/** In the page: how many items of the outbox no snapshot has shown, as the device stores it. */
const countUnshownItems = () =>
  new Promise<number>((resolve) => {
    indexedDB.open('kb:outbox').addEventListener('success', ({ target }) => {
      if (!(target instanceof IDBOpenDBRequest)) return;
      const database = target.result;
      const rows = database.transaction('acts').objectStore('acts').getAll();
      rows.addEventListener('success', () => {
        database.close();
        resolve(rows.result.filter((row: object) => !('isShown' in row)).length);
      });
    });
  });

/** A post of the member's own, shown by a snapshot, and deleted since. */
async function postAndDelete(page: Page): Promise<void> {
  await visit(page, site.live.origin + paths.community);
  await sendPost(page, deleted);
  await waitForListed(postsWith(page, deleted)).waitFor(cellTimeout);
  // Else the page is left before the device knows that a snapshot has shown it.
  await expect.poll(() => page.evaluate(countUnshownItems), cellTimeout).toBe(0);
  await provider.database.change((draft) => {
    const others = draft.posts.filter(({ title }) => title !== deleted);
    // A later post: ids count up, so that of a deleted one never comes again.
    const later = others.slice(0, 1).map((post) => ({ ...post, id: nextId(draft.posts) }));
    draft.posts = [...others, ...later];
  });
}

/** Every screen of members, visitors and admins that reads from the provider. */
export const readScreens: readonly ReadScreen[] = [
  {
    name: 'the feed',
    path: paths.community,
    account: memberAccount,
    content: posts,
    message: noPosts,
  },
  {
    name: 'the feed without an own post that was deleted at the provider',
    path: paths.community,
    account: memberAccount,
    before: postAndDelete,
    content: (page) => main(page).getByRole('feed').filter({ hasNotText: deleted }),
    message: noPosts,
  },
  {
    name: 'a community',
    path: withQuery(paths.communityInitiative, { community: 4 }),
    account: memberAccount,
    content: posts,
    message: noPostsThere,
  },
  {
    name: 'the first community',
    path: paths.communityInitiative,
    account: memberAccount,
    content: posts,
    message: noPosts,
  },
  {
    name: 'the comments',
    path: withQuery(paths.commentPage, { post: 12 }),
    account: memberAccount,
    content: posts,
    message: noPosts,
  },
  {
    name: 'comments in a community',
    path: withQuery(paths.initiativeCommentPage, { community: 4, post: 12 }),
    account: memberAccount,
    content: posts,
    message: noPostsThere,
  },
  {
    name: 'the internship forum',
    path: paths.internshipForum,
    account: memberAccount,
    content: posts,
    message: noPostsThere,
  },
  {
    name: 'internship comments',
    path: withQuery(paths.internshipCommentPage, { post: 1 }),
    account: memberAccount,
    content: posts,
    message: noPostsThere,
  },
  {
    name: 'the communities',
    path: paths.communities,
    account: memberAccount,
    content: (page) => main(page).getByRole('heading', { name: 'Your communities' }),
    message: /Your communities could not be loaded/,
  },
  {
    name: 'a region',
    path: regionPath('ontario'),
    account: memberAccount,
    content: posts,
    message: pattern(regionMemberWords.failed, noPostsThere.source),
  },
  {
    name: 'the polls',
    path: paths.polls,
    account: memberAccount,
    content: (page) => main(page).getByText('empowerment scheme support').first(),
    // Its cards have no headings.
    message: pattern(noPoll.source, pollWords.offlineText),
  },
  {
    name: 'a poll',
    path: withQuery(paths.pollDetails, { id: 1 }),
    account: memberAccount,
    content: (page) => main(page).getByText('Saturday morning').first(),
    message: noPoll,
  },
  {
    name: 'the scheme',
    path: paths.empowermentScheme,
    account: memberAccount,
    content: (page) => main(page).getByText('Aaliyah Mensah').first(),
    message: noPoll,
  },
  {
    name: 'the landing page',
    path: paths.root,
    scrollTo: '[data-slot=home-posts]',
    content: (page) => page.locator('[data-slot=home-posts] article').first(),
  },
  {
    name: 'the outsourcing home',
    path: paths.outsourcingHome,
    scrollTo: '[data-slot=showroom]',
    content: (page) => page.locator('[data-slot=listing-card]').first(),
    message: pattern(showroom.failed),
  },
  {
    name: 'the dashboard',
    path: paths.adminDashboard,
    account: adminAccount,
    content: (page) => page.locator('[data-slot=newest-posts] li').first(),
    message: noPosts,
  },
  {
    name: 'the showcase',
    isPublic: true,
    path: paths.adminShowcase,
    account: adminAccount,
    content: (page) => page.locator('[data-slot=listing-card]').first(),
    message: pattern(showroom.failed),
  },
];
