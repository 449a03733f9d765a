import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPosts } from '@/content/feedWords';
import { paths, withQuery } from '@/config/paths';
import type { StoredPost } from '@/mocks/snapshot';
import { openCommentsByKeys, openAsMember } from '../setup/pageActions';
import { newPage, runNextPoll, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';

const many = 10_000;

const postOf = (id: number): StoredPost => ({
  id,
  authorId: 2,
  authorAs: 'name',
  // The last posts are taller than estimated.
  title: `Course ${id}${id > 20 ? '' : ', and what it rests on'.repeat(30)}`,
  content: 'Stone lies upon stone. '.repeat(1 + (id % 17)),
  picture: id % 3 === 0 ? null : '/art/state-offline.svg',
  category: 1,
  createdAt: new Date(Date.now() - (many - id) * 60_000).toISOString(),
});

async function memberAtFeed(): Promise<Page> {
  const page = await newPage();
  await openAsMember(page, paths.community);
  await page.getByRole('article').first().waitFor();
  return page;
}

/** How many nodes the document has, texts included. */
const nodes = (page: Page) =>
  page.evaluate(() => document.evaluate('count(//node())', document).numberValue);

/** How far the window is from the page's end, in pixels. */
const fromEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight - window.scrollY;
  });

/** Positions of the posts in the window, and where the first of them begins; to the pixel. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const inWindow = [...document.querySelectorAll('[role=feed] > article')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom >= 81 && top < innerHeight;
    });
    return {
      positions: inWindow.map((one) => Number(one.getAttribute('aria-posinset'))),
      sizes: [...new Set(inWindow.map((one) => Number(one.getAttribute('aria-setsize'))))],
      top: inWindow[0]?.getBoundingClientRect().top,
    };
  });

/** The same as soon as it has come to rest on posts around this one. */
async function restingAround(page: Page, position: number, within = 0) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      const now = await seen(page);
      last = JSON.stringify(now);
      const there = now.positions.some((one) => Math.abs(one - position) <= within);
      return before === last && there ? 'at rest' : last;
    })
    .toBe('at rest');
  return seen(page);
}

/** What waits for idle time waits longer. Returns what ends this. */
async function delayIdle(page: Page): Promise<() => Promise<void>> {
  const waiting = await page.evaluateHandle(() => {
    const calls: IdleRequestCallback[] = [];
    window.requestIdleCallback = (call) => calls.push(call);
    return calls;
  });
  return () =>
    waiting.evaluate((calls) => {
      window.requestIdleCallback = (call) => window.setTimeout(call, 0);
      for (const call of calls) call({ didTimeout: true, timeRemaining: () => 50 });
    });
}

const focusedPost = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const { top = -1 } = activeElement?.getBoundingClientRect() ?? {};
    return {
      position: activeElement?.getAttribute('aria-posinset'),
      size: activeElement?.getAttribute('aria-setsize'),
      inWindow: top >= 0 && top < innerHeight,
    };
  });

test('10,000 posts: few nodes, far jumps, posts by keys, the way back, and news that moves nothing', async () => {
  await provider.database.change((draft) => {
    draft.comments = [];
    draft.posts = Array.from({ length: many }, (_, index) => postOf(index + 1));
  });
  const page = await memberAtFeed();
  const atFirst = await nodes(page);
  expect(atFirst).toBeLessThan(2_000);

  // Posts that were never measured are taller than thought: one press goes to the end all the same.
  await page.keyboard.press('End');
  const atEnd = await restingAround(page, many);
  expect(atEnd.sizes).toEqual([many]);
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  // A long scroll reaches its end: posts that are measured on its way do not stop it.
  const firstPosition = async () => (await seen(page)).positions[0] ?? 0;
  const scrollSmoothlyTo = async (part: number) => {
    const from = await firstPosition();
    const isUnderWay = async () => {
      await page.evaluate((share) => {
        const top = document.documentElement.scrollHeight * share;
        window.scrollTo({ top, behavior: 'smooth' });
        return new Promise((done) => addEventListener('scrollend', done, { once: true }));
      }, part);
      return Math.abs((await firstPosition()) - from) > many / 20;
    };
    // What is measured as it begins may stop a script’s scrolling, though not a person’s.
    await expect.poll(isUnderWay).toBe(true);
  };
  await scrollSmoothlyTo(0.1);
  await restingAround(page, many / 10, many / 50);
  await scrollSmoothlyTo(0.8);
  await restingAround(page, many * 0.8, many / 50);
  // As the bar at the window's side is dragged.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const middle = await restingAround(page, many / 2, many / 10);
  expect(Math.abs((await nodes(page)) - atFirst)).toBeLessThan(500);

  const start = middle.positions.at(-1) ?? 0;
  const post = (position: number) => page.locator(`[aria-posinset="${position}"]`);
  await post(start).getByRole('heading').click();
  for (const [key, position] of [
    ['PageDown', start + 1],
    ['PageDown', start + 2],
    ['PageDown', start + 3],
    ['PageUp', start + 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect
      .poll(() => focusedPost(page))
      .toEqual({ position: String(position), size: String(many), inWindow: true });
    expect(await post(position).getByRole('heading').textContent()).toBe(
      `Course ${many + 1 - position}`,
    );
  }

  const left = await restingAround(page, start + 2);
  await openCommentsByKeys(post(start + 2));
  const endDelay = await delayIdle(page);
  await page.goBack();
  // So far down positions are multiples of half a pixel, and scrolling goes to whole ones.
  const moved = async () => {
    const { top = Number.NaN, ...rest } = await seen(page);
    return { ...rest, isLess: Math.abs(top - (left.top ?? Number.NaN)) < 1 };
  };
  const { top: _, ...around } = left;
  await expect.poll(moved).toEqual({ ...around, isLess: true });
  const read = await restingAround(page, start + 2);
  // The poll above comes last. Its room was as high as the card, to a part of a pixel.
  await endDelay();
  await page.locator('[data-slot=feed-poll]').waitFor({ state: 'attached' });
  expect(await seen(page)).toEqual(read);

  await provider.database.change((draft) => {
    draft.posts.push({ ...postOf(many + 1), createdAt: new Date().toISOString() });
  });
  await runNextPoll(page);
  await page.getByRole('button', { name: newPosts(1) }).waitFor();
  expect(await seen(page)).toEqual(read);
  await page.getByRole('button', { name: newPosts(1) }).focus();
  await page.keyboard.press('Shift');
  expect(await seen(page)).toEqual(read);
  expect(Math.abs((await nodes(page)) - atFirst)).toBeLessThan(500);
});

soakTest('500 comments: few nodes, one press of End, focus and place are kept', async () => {
  const count = 500;
  await provider.database.change((draft) => {
    draft.posts = [postOf(1)];
    draft.comments = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      postId: 1,
      authorId: 2,
      text: `Voice ${index + 1}. ${'Room for two more. '.repeat(index % 2 === 0 ? 120 : index % 9)}`,
      createdAt: new Date(Date.now() - (count - index) * 60_000).toISOString(),
    }));
  });
  const page = await newPage();
  await openAsMember(page, withQuery(paths.commentPage, { post: 1 }));
  const voice = (position: number) =>
    page.locator(`[data-slot=comment][aria-posinset="${position}"]`);
  await voice(1).waitFor();
  expect(await nodes(page)).toBeLessThan(1_500);

  await voice(1).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 9_000);
  await expect.poll(() => voice(1).count()).toBe(0);
  const top = () =>
    page.evaluate(() => {
      const read = [...document.querySelectorAll('[data-slot=comment]')].find(
        (one) => one.getBoundingClientRect().bottom > 80,
      );
      return [read?.getAttribute('aria-posinset'), read?.getBoundingClientRect().top];
    });
  // The focus stays at its comment while the window of the list moves on.
  const more = page.getByRole('region', { name: 'Comments' }).getByRole('button').first();
  await more.focus();
  const focusedIndex = await page
    .locator('[data-slot=comment]:focus-within')
    .getAttribute('aria-posinset');
  const [left] = await top();
  await page.mouse.wheel(0, 12_000);
  await expect
    .poll(() => page.locator('[data-slot=comment]').last().getAttribute('aria-posinset'))
    .not.toBe(focusedIndex);
  expect(await page.locator('[data-slot=comment]:focus-within').getAttribute('aria-posinset')).toBe(
    focusedIndex,
  );

  let read = await top();
  /** Scrolling is over, and what it led to is rendered. */
  const isAtRest = async () => {
    const before = read;
    read = await top();
    return ![undefined, left].includes(read[0]) && isDeepStrictEqual(read, before);
  };
  await expect.poll(isAtRest).toBe(true);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page
    .getByRole('link', { name: 'Polls' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/polls/);
  await page.goBack();
  await expect.poll(top).toEqual(read);

  await page.keyboard.press('End');
  await expect.poll(() => voice(count).isVisible()).toBe(true);
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  expect(await nodes(page)).toBeLessThan(1_500);
});
