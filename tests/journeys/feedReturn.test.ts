import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { composerWords } from '@/content/writingWords';
import { feedWords } from '@/content/feedWords';
import { pollWords } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { openCommentsByKeys, openAsMember } from '../setup/pageActions';
import { newPage, sampled, waitForIdle, site, soakTest } from '../setup/journey';
import { pauseCalls, provider } from '../setup/liveProvider';

const { origin } = site.live;

/**
 * The seed's drawings are files of a demo build: this provider does not have them. Comments come
 * below the posts that somebody rests at, so how tall a post is depends on how fast one reads.
 */
beforeEach(() =>
  provider.database.change((draft) => {
    draft.comments = [];
    for (const post of [...draft.posts, ...draft.communityPosts]) post.picture = null;
  }),
);

/** The post that is read, and where it begins in the window. */
const line = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=feed] > article')];
    const read = all.find((one) => one.getBoundingClientRect().bottom > 80);
    return { key: read?.dataset['key'], top: Math.round(read?.getBoundingClientRect().top ?? 0) };
  });

/** @returns where this post begins whenever the page has changed its height, as it is painted then */
async function watchTop(page: Page, key = ''): Promise<() => Promise<readonly number[]>> {
  const tops = await page.evaluateHandle((id) => {
    const all: number[] = [];
    const post = document.querySelector(`[role=feed] > [data-key="${id}"]`);
    // Later than the portal's own observer: what that corrects is corrected here.
    new ResizeObserver(() => {
      all.push(Math.round(post?.getBoundingClientRect().top ?? Number.NaN));
    }).observe(document.body);
    return all;
  }, key);
  return () => tops.jsonValue();
}

async function logIn(page: Page): Promise<void> {
  await openAsMember(page, paths.community);
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await waitForIdle(page);
}

/** Reads on for a while. @returns the line that is read then */
async function scrollOn(page: Page) {
  await page.mouse.move(600, 500);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const start = await scrollY();
  for (let turn = 1; turn <= 8; turn += 1) {
    await page.mouse.wheel(0, 400);
    // All of it: a busy browser may still have the last turn of the wheel before it.
    await expect.poll(scrollY).toBeGreaterThan(start + turn * 400 - 200);
  }
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await line(page));
      return before === last;
    })
    .toBe(true);
  return line(page);
}

/** Reads on, until all that comes late has come. @returns the line that is read */
async function readOn(page: Page) {
  await scrollOn(page);
  await page.waitForLoadState('networkidle');
  return line(page);
}

test.each(sampled([390, 1280], 2))(
  'a reload goes on at the post that was read, at %i px',
  async (width) => {
    const page = await newPage({ width });
    await logIn(page);
    const read = await readOn(page);
    expect(read.key).toBeDefined();
    await page.reload();
    await expect.poll(() => line(page)).toEqual(read);
  },
);

test('from comments that were loaded anew, Back leads to the post that was read', async () => {
  const page = await newPage();
  await logIn(page);
  const read = await readOn(page);
  await openCommentsByKeys(page.locator(`[data-key="${read.key}"]`));
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await page.getByRole('region', { name: 'Comments' }).waitFor();
    await waitForIdle(page);
  }
  await page.goBack();
  await expect.poll(() => line(page)).toEqual(read);
});

soakTest('a member who reads on is not moved by their own post and vote', async () => {
  const page = await newPage();
  await logIn(page);
  const paused = ['/posts/', '/poll/answers/7/vote/'].map((path) => pauseCalls('POST', path));
  await page.getByRole('textbox', { name: composerWords.title }).fill('On a slow road');
  await page.getByRole('button', { name: composerWords.send }).click();
  await page.getByRole('button', { name: pollWords.openBallot, exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: pollWords.cast }).click();
  await expect.poll(() => paused.map(({ count }) => count())).toEqual([1, 1]);
  const read = await scrollOn(page);
  const tops = await watchTop(page, read.key);
  for (const { release } of paused) release();
  await page.getByText(composerWords.sent).waitFor();
  await page.getByText(pollWords.sent).waitFor();
  await page.getByRole('button', { name: pollWords.cast }).waitFor({ state: 'detached' });
  await expect.poll(() => line(page)).toEqual(read);
  expect(new Set(await tops())).toEqual(new Set([read.top]));
});

soakTest('after Back an open ballot that comes back closed moves nothing', async () => {
  const page = await newPage();
  await logIn(page);
  await page.getByRole('button', { name: pollWords.openBallot, exact: true }).click();
  await page.getByRole('radio').first().waitFor();
  await page.locator('[data-slot=feed-poll] h2 a').click();
  await page.locator('[role=feed]').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const tops = new Set<number>();
    const look = () => {
      const feed = document.querySelector('[role=feed]');
      if (feed !== null) tops.add(Math.round(feed.getBoundingClientRect().top));
      document.documentElement.dataset['testTops'] = [...tops].join(' ');
      requestAnimationFrame(look);
    };
    look();
    history.back();
  });
  await page.getByRole('button', { name: pollWords.openBallot, exact: true }).waitFor();
  await waitForIdle(page);
  expect(await page.locator('html').getAttribute('data-test-tops')).toMatch(/^\d+$/);
});

soakTest('an address that is typed begins at the top', async () => {
  const page = await newPage();
  await logIn(page);
  await readOn(page);
  await page.goto(origin + paths.community);
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await waitForIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Goes to the comments of a post and Back, by the keyboard. @returns the post that Tab leads to then */
async function goAndComeBack(page: Page, read: Awaited<ReturnType<typeof line>>) {
  await openCommentsByKeys(page.locator(`[data-key="${read.key}"]`));
  await page.goBack();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key']);
  await expect.poll(focused).toBe(read.key);
  await page.keyboard.press('Tab');
  return focused();
}

soakTest('after Back the keys go on where they were, over a reload too', async () => {
  const page = await newPage();
  await logIn(page);
  const read = await readOn(page);
  expect(await goAndComeBack(page, read)).toBeDefined();
  await page.reload();
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await waitForIdle(page);
  const again = await readOn(page);
  expect(await goAndComeBack(page, again)).toBeDefined();
});

soakTest('after a reload a post that was just sent is rendered once', async () => {
  const page = await newPage();
  await openAsMember(page, paths.community);
  await page.getByRole('textbox', { name: composerWords.title }).fill('Sent before the reload');
  await page.getByRole('button', { name: composerWords.send }).click();
  const own = page.getByRole('article', { name: /^Sent before the reload/ });
  await own.getByRole('link', { name: feedWords.allComments }).waitFor();
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      const isOwn = (node: Node) =>
        node instanceof Element &&
        node.matches('article') &&
        node.textContent.includes('Sent before');
      if (removed.some(isOwn)) document.documentElement.dataset['testRemoved'] = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await own.waitFor();
  await waitForIdle(page);
  expect(await page.locator('[data-test-removed]').count()).toBe(0);
});

const storageFull = () => {
  const set = Reflect.get(Storage.prototype, 'setItem');
  Storage.prototype.setItem = function refuse(...entry) {
    if (this === sessionStorage) throw new DOMException('Refused', 'QuotaExceededError');
    Reflect.apply(set, this, entry);
  };
};
const storageDenied = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  }
};

const refusals = [
  ['all storage', storageDenied],
  ['session storage', storageFull],
] as const;

test.each(sampled(refusals, 2))(
  'a browser that refuses %s logs in and posts all the same',
  async (_, before) => {
    const page = await newPage({ before });
    await logIn(page);
    await page.getByRole('textbox', { name: composerWords.title }).fill('Written without storage');
    await page.getByRole('button', { name: composerWords.send }).click();
    await page.getByText(composerWords.sent).waitFor();
    expect(provider.received.of('POST', '/posts/')).toHaveLength(1);
  },
);
