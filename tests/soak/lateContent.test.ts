import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { feedWords } from '@/content/feedWords';
import { memberWords } from '@/content/memberMenu';
import { paths, withQuery } from '@/config/paths';
import { nextId } from '@/mocks/snapshot';
import { openMemberPageByKeys } from '../setup/pageActions';
import { waitForIdle, site, visit, pauseRequests } from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
/** Zoomed in fourfold, where the links of the bottom bar are below everything else. */
const zoomed = { width: 320, height: 350 };

beforeEach(() =>
  provider.database.change((draft) => {
    draft.comments = [];
    for (let count = 0; count < 5; count += 1) {
      const createdAt = new Date().toISOString();
      const id = nextId(draft.comments);
      draft.comments.push({ id, postId: 1, authorId: 2, text: 'Late '.repeat(40), createdAt });
    }
  }),
);

/** Opens a page whose comments come only when they are let; gives the way to let them. */
async function withLateComments(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await pauseRequests(page, '**/posts/1/comments/');
  const requested = page.waitForRequest(/posts\/1\/comments/);
  await visit(page, origin + path);
  await page.getByRole('article').first().waitFor();
  return async () => {
    await requested;
    arrive();
    await page.getByText('Late Late').first().waitFor();
    await page.unroute('**/posts/1/comments/');
  };
}

/** Waits until a scroll is no longer the doing of the key that was pressed (`useVisibleFocus`). */
async function keyIsDone(page: Page): Promise<void> {
  const pressed = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 600, pressed);
}

/** Where the element of the focus begins and ends in the window. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return { top, bottom, name: document.activeElement?.textContent };
  });

test('the focus at a page’s foot stays where it is while comments come late', async () => {
  const [page] = await openMemberPageByKeys(paths.workTools, zoomed);
  const links = page.getByRole('navigation', { name: memberWords.nav }).getByRole('link');
  for (const path of [paths.community, withQuery(paths.commentPage, { post: 1 })]) {
    const arrive = await withLateComments(page, path);
    await links.first().focus();
    await page.keyboard.press('Tab');
    await keyIsDone(page);
    const before = await focus(page);
    await arrive();
    await expect
      .poll(async () => Math.abs((await focus(page)).top - before.top), { message: path })
      .toBeLessThan(2);
    expect((await focus(page)).name).toBe(before.name);
  }
});

test('the focus below a post stays in sight while its comments come late', async () => {
  const [page] = await openMemberPageByKeys(paths.workTools, zoomed);
  const arrive = await withLateComments(page, paths.community);
  // The last post is at the end of the list.
  await page.getByRole('navigation', { name: memberWords.nav }).getByRole('link').first().focus();
  await page.locator('[data-key="1"]').waitFor();
  await page.locator('[data-key="1"]').getByRole('link', { name: feedWords.allComments }).focus();
  const before = await focus(page);
  await arrive();
  const inSight = async () => {
    const { top, bottom, name } = await focus(page);
    return { name, inSight: top >= 0 && bottom <= zoomed.height };
  };
  await expect.poll(inSight).toEqual({ name: `${before.name?.trim() ?? ''} (5)`, inSight: true });
});

test('the focus stays in the window when something comes above the feed in the same moment', async () => {
  const [page] = await openMemberPageByKeys(paths.workTools, zoomed);
  await visit(page, origin + paths.community);
  await page.getByRole('article').nth(3).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await waitForIdle(page);
  // What comes above has a new height, but is not rendered for yet.
  const shown = await page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('[role=feed]');
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      let calls = 0;
      const observer = new ResizeObserver(() => {
        calls += 1;
        if (calls === 1) list?.parentElement?.style.setProperty('padding-top', '120px');
        else {
          observer.disconnect();
          list?.querySelector<HTMLElement>(':scope > article:last-of-type')?.focus();
          resolve(undefined);
        }
      });
      observer.observe(document.body);
    });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    const isPost = document.activeElement?.matches('article') === true;
    return { isPost, isInWindow: top < innerHeight && bottom > 0 };
  });
  expect(shown).toEqual({ isPost: true, isInWindow: true });
});

test.each([0, 40])(
  'a scroll by %i pixels is all that moves the post that is read while what is above changes',
  async (scrolled) => {
    const [page] = await openMemberPageByKeys(paths.workTools, zoomed);
    await visit(page, origin + paths.community);
    await page.getByRole('article').nth(3).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await waitForIdle(page);
    const movedBy = await page.evaluate(async (by) => {
      const list = document.querySelector<HTMLElement>('[role=feed]');
      const read = [...document.querySelectorAll('[role=feed] > article')].find(
        (article) => article.getBoundingClientRect().bottom > 80,
      );
      const top = () => read?.getBoundingClientRect().top ?? Number.NaN;
      const before = top();
      list?.parentElement?.style.setProperty('padding-top', '20px');
      await new Promise(requestAnimationFrame);
      // The page has been scrolled for this, but the event of that comes with the next frame.
      await new Promise((resolve) => setTimeout(resolve));
      list?.parentElement?.style.setProperty('padding-top', '220px');
      window.scrollBy({ top: by, behavior: 'instant' });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return Math.round(before - top());
    }, scrolled);
    expect(movedBy).toBe(scrolled);
  },
);

test('the focus at a page’s foot stays although a Tab came before a scroll of the list', async () => {
  const [page] = await openMemberPageByKeys(paths.workTools, zoomed);
  await visit(page, origin + paths.community);
  await page.getByRole('article').first().waitFor();
  const links = page.getByRole('navigation', { name: memberWords.nav }).getByRole('link');
  await links.first().focus();
  await waitForIdle(page);
  await page.keyboard.press('Tab');
  const before = await focus(page);
  // As an entry that is measured: the scroll takes back what the new height brought.
  await page.evaluate(async () => {
    const { scrollY } = window;
    let calls = 0;
    await new Promise((resolve) => {
      const observer = new ResizeObserver(() => {
        calls += 1;
        if (calls === 1) {
          const list = document.querySelector('[role=feed]')?.parentElement;
          list?.style.setProperty('padding-bottom', '20px');
        } else {
          observer.disconnect();
          window.scrollTo({ top: scrollY + 1, behavior: 'instant' });
          resolve(undefined);
        }
      });
      observer.observe(document.body);
    });
  });
  await expect.poll(async () => Math.abs((await focus(page)).top - before.top)).toBeLessThan(2);
});
