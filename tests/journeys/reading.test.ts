import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { feedWords } from '@/content/feedWords';
import { waitForHydration, newPage, runNextPoll, waitForIdle, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { openAsMember } from '../setup/pageActions';

const pictures = ['/art/state-offline.svg', '/art/state-error.svg'];

async function memberAtFeed(): Promise<Page> {
  await provider.database.change((draft) => {
    draft.posts = draft.posts.slice(-20).map((post, index) => ({
      ...post,
      picture: pictures[index % 2] ?? null,
    }));
  });
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAsMember(page, paths.community);
  await waitForHydration(page);
  await page.getByRole('article').first().waitFor();
  return page;
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture' });
const caption = (page: Page) => viewer(page).locator('[data-slot=viewer-caption] b').textContent();

/** A touch of so many fingers, as a phone sends it. */
async function touch(page: Page, steps: readonly (readonly (readonly [number, number])[])[]) {
  const session = await page.context().newCDPSession(page);
  const pointsOf = (points: readonly (readonly [number, number])[] = []) =>
    points.map(([x, y], id) => ({ x, y, id }));
  const [first, ...moves] = steps;
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: pointsOf(first),
  });
  for (const points of moves)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: pointsOf(points),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a picture takes the focus and gives it back, swipes to the next, and zooms and pans', async () => {
  const page = await memberAtFeed();
  const opener = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Picture/ });
  await opener.focus();
  const read = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await viewer(page).waitFor();
  expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
    true,
  );
  const before = await caption(page);

  await touch(page, [[[600, 400]], [[480, 402]], [[380, 404]]]);
  await expect.poll(() => caption(page)).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => caption(page)).toBe(before);

  const width = () =>
    viewer(page)
      .getByRole('img')
      .evaluate((image) => image.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(100);
  // Before it has come, a picture is as wide as its place.
  await viewer(page).getByText(feedWords.pictureLoading).waitFor({ state: 'detached' });
  const whole = await width();
  await touch(page, [
    [
      [500, 400],
      [600, 400],
    ],
    [
      [450, 400],
      [650, 400],
    ],
    [
      [350, 400],
      [750, 400],
    ],
  ]);
  await expect.poll(width).toBeGreaterThan(whole * 2);
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await expect.poll(width).toBeGreaterThan(1280);
  const stage = viewer(page).locator('[data-slot=viewer-stage]');
  const left = () => stage.evaluate((element) => element.scrollLeft);
  const start = await left();
  // The middle stays in the middle.
  expect(start).toBeGreaterThan(200);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  expect(await caption(page)).toBe(before);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);

  await page.keyboard.press('Escape');
  await viewer(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(read);
});

soakTest(
  'j and k go on from the place that is read, over posts that are not rendered yet',
  async () => {
    const page = await memberAtFeed();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const { top = -1 } = activeElement?.getBoundingClientRect() ?? {};
        const isSeen = top >= 0 && top < innerHeight;
        return isSeen ? Number(activeElement?.getAttribute('aria-posinset')) : undefined;
      });
    for (let position = 1; position <= 12; position += 1) {
      await page.keyboard.press('j');
      await expect.poll(focused).toBe(position);
    }
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(11);
    await waitForIdle(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    const close = await keys.getByRole('button', { name: 'Close' }).boundingBox();
    const heading = await keys.getByRole('heading', { level: 2 }).boundingBox();
    expect(close?.x).toBeGreaterThanOrEqual((heading?.x ?? Infinity) + (heading?.width ?? 0));
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(11);
  },
);

soakTest("a post's link is copied to the clipboard", async () => {
  const page = await memberAtFeed();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^More about the post/ }).click();
  await post.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(withQuery(paths.commentPage, { post: '' }));
  await page.goto(copied);
  await page.getByRole('region', { name: 'Comments' }).waitFor();
});

soakTest('another tab’s post moves nothing, and the empty composer closes', async () => {
  const page = await memberAtFeed();
  const form = page.locator('[data-slot=composer]');
  const title = form.getByRole('textbox', { name: 'Title' });
  await title.focus();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title' }).fill('From another tab');
  // Slow enough for this tab to see it on its way.
  provider.faults.set([{ name: 'late', method: 'POST', path: '/posts/', kind: 'delay', ms: 1500 }]);
  await other.getByRole('button', { name: 'Send post' }).click();
  await page.getByRole('article', { name: /^From another tab/ }).waitFor();
  await other.getByText('Post Successful').waitFor();
  await page.locator('[data-slot=pending-item]').waitFor({ state: 'detached' });
  await waitForIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);

  const isInside = () => form.evaluate((one) => one.contains(document.activeElement));
  while (await isInside()) await page.keyboard.press('Tab');
  await page.locator('[data-slot=composer][data-line]').waitFor();
});

soakTest('a thread that is read does not move when its 51st comment arrives', async () => {
  const commentOf = (id: number) => ({
    id,
    postId: 30,
    authorId: 2,
    text: `Voice ${id}. ${'Room for two more. '.repeat(id % 17)}`,
    createdAt: new Date(Date.now() - (60 - id) * 60_000).toISOString(),
  });
  await provider.database.change((draft) => {
    draft.comments = Array.from({ length: 50 }, (_, index) => commentOf(index + 1));
  });
  const page = await newPage();
  await openAsMember(page, withQuery(paths.commentPage, { post: 30 }));
  const voice = (id: number) => page.getByText(`Voice ${id}.`);
  await voice(49).scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const top = () => voice(49).evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await provider.database.change((draft) => {
    draft.comments.push(commentOf(51));
  });
  await runNextPoll(page);
  await voice(51).waitFor({ state: 'attached' });
  expect(await top()).toBe(before);
});

soakTest('one’s own post is come to and tinted, and the composer is one line again', async () => {
  await provider.database.change((draft) => {
    for (const post of draft.posts) post.picture = null;
  });
  const page = await newPage({ width: 390, height: 844 });
  await openAsMember(page, paths.community);
  await page.getByRole('article').first().waitFor();
  const form = page.locator('[data-slot=composer]');
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const line = await height();
  expect(line).toBeLessThan(80);
  await page.getByRole('textbox', { name: 'Title' }).fill('Seen at once');
  expect(await height()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Send post' }).click();
  const own = page.getByRole('article', { name: /^Seen at once/ });
  await own.locator('[data-new]').waitFor();
  await expect.poll(height).toBe(line);
  await expect.poll(() => own.evaluate((post) => post === document.activeElement)).toBe(true);
  const { y = 0 } = (await own.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(600);
  await own.locator('[data-new]').waitFor({ state: 'detached' });
});

soakTest('no line of a poll’s result breaks inside a number at 390 px', async () => {
  await provider.database.change((draft) => {
    for (const poll of draft.polls) {
      poll.answers = poll.answers.map((answer) => ({ ...answer, votes: 12_345 }));
    }
  });
  const page = await newPage({ width: 390 });
  for (const path of [paths.polls, withQuery(paths.pollDetails, { id: 2 })]) {
    await openAsMember(page, path);
    const count = page.locator('[data-slot=poll-entry]').getByText('12,345', { exact: true });
    await count.first().waitFor();
    const lines = await count.first().evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect({ path, lines }).toEqual({ path, lines: 1 });
  }
});
