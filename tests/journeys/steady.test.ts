import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { communitiesWords } from '@/content/communitiesWords';
import { composerWords } from '@/content/writingWords';
import { quoteRequestWords } from '@/content/quoteRequest';
import { paths } from '@/config/paths';
import { doubleTextSize } from '../setup/accessibility';
import { openMemberPageByKeys } from '../setup/pageActions';
import {
  newPage,
  sampled,
  soakRows,
  waitForIdle,
  site,
  visit,
  soakTest,
  pauseRequests,
} from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
const phone = { width: 390, height: 844 };
const picture = resolve(import.meta.dirname, '../../public/icon-512.png');

/** Writes down where `main` begins whenever a part of the page has moved. */
function noteMoves() {
  const moves: number[] = [];
  Reflect.set(globalThis, 'testMoves', moves);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
      for (const { node, previousRect, currentRect } of entry.sources) {
        if (node instanceof Element && node.id === 'main')
          moves.push(currentRect.top - previousRect.top);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

soakTest('a members’ page stays where it is while its side comes on a phone', async () => {
  const [page] = await openMemberPageByKeys(paths.myData, { ...phone, before: noteMoves });
  for (const path of [paths.internshipForum, paths.commentPage, paths.empowermentScheme]) {
    await visit(page, origin + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await waitForIdle(page);
    const moves = await page.evaluate(() => Reflect.get(globalThis, 'testMoves'));
    expect({ path, moves }).toEqual({ path, moves: [] });
  }
});

/** Adds up what parts of the page moved by themselves, as browsers count it. */
function sumShifts() {
  Reflect.set(globalThis, 'testShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = 'value' in entry && !Reflect.get(entry, 'hadRecentInput') ? entry.value : 0;
      Reflect.set(globalThis, 'testShift', Reflect.get(globalThis, 'testShift') + moved);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shift = (page: Page) => page.evaluate((): unknown => Reflect.get(globalThis, 'testShift'));

soakTest('what is below a members’ page on a phone arrives out of sight', async () => {
  const [page] = await openMemberPageByKeys(paths.myData, { ...phone, before: sumShifts });
  for (const [path, selector] of [
    [paths.community, '[data-slot=feed-poll]'],
    [paths.polls, '[data-slot=ballot] button'],
  ] as const) {
    await visit(page, origin + path);
    await page.locator(selector).first().waitFor();
    await waitForIdle(page);
    expect(await shift(page)).toBeLessThanOrEqual(0.005);
  }
});

soakTest('members’ pages move nothing; one’s own communities are above the map', async () => {
  const page = await newPage({ ...phone, serviceWorkers: 'allow', before: sumShifts });
  await visit(page, site.demo.origin + paths.faq);
  await page.getByRole('button', { name: 'member', exact: true }).click();
  await page.getByRole('article').first().waitFor();
  const own = page.getByRole('heading', { name: communitiesWords.mine });
  const map = page.getByRole('group', { name: communitiesWords.map });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, site.demo.origin + paths.communities);
    await map.waitFor();
    const { y = NaN, height = NaN } = (await own.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((await map.boundingBox())?.y ?? 0);
    await waitForIdle(page);
    expect(await shift(page), `communities, ${width} px wide`).toBeLessThanOrEqual(0.005);
    await visit(page, site.demo.origin + paths.community);
    await page.getByRole('article').first().waitFor();
    await waitForIdle(page);
    expect(await shift(page), `community, ${width} px wide`).toBeLessThanOrEqual(0.005);
  }
});

/** A page whose visitor has sent a request, and its notice. */
async function withSentRequest(width: number) {
  const page = await newPage({ width, height: 844, before: sumShifts });
  await page.addInitScript(() => {
    const request = { type: 'Others', budget: 'Others', kingdombusiness: 'Others' };
    const receipt = { id: 'one', owner: '', sentAt: 1, request, message: 'Thank you' };
    localStorage.setItem('kb:quote-receipts', JSON.stringify([receipt]));
    localStorage.setItem('kb:quote-notice', '"one"');
  });
  const notice = page.getByRole('complementary', { name: quoteRequestWords.received });
  return { page, notice };
}

/** Where the notice ends, and where the page's heading begins. */
async function edgesOf(page: Page, notice: Locator) {
  await visit(page, origin);
  await notice.waitFor();
  await waitForIdle(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const box = await notice.boundingBox();
  return { end: (box?.y ?? 0) + (box?.height ?? Infinity), heading: heading?.y ?? 0 };
}

test.each(sampled([390, 1440], 2))(
  'the notice of a sent request moves nothing, %i px wide',
  async (width) => {
    const { page, notice } = await withSentRequest(width);
    const { end, heading } = await edgesOf(page, notice);
    expect(await shift(page)).toBeLessThanOrEqual(0.005);
    expect(end).toBeLessThanOrEqual(heading);
  },
);

soakTest(
  'the notice of a sent request covers no heading in narrow windows and large letters',
  async () => {
    const narrow = await withSentRequest(320);
    const small = await edgesOf(narrow.page, narrow.notice);
    expect(small.end).toBeLessThanOrEqual(small.heading);
    // Two lines, in the room that is reserved for it.
    expect((await narrow.notice.boundingBox())?.height).toBeLessThan(53);
    expect(await shift(narrow.page)).toBeLessThanOrEqual(0.005);
    for (const width of [390, 600]) {
      const { page, notice } = await withSentRequest(width);
      await doubleTextSize(page);
      const { end, heading } = await edgesOf(page, notice);
      expect(end, `${width} px wide`).toBeLessThanOrEqual(heading);
    }
  },
);

test('the landing page opens with both halves, and has three equal cards in their room', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await visit(page, origin);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['Join the community', 'Get 3 free quotes']) {
      const way = page.locator('[data-slot=hero]').getByRole('link', { name, exact: true });
      const { y = 0, height = Infinity } = (await way.boundingBox()) ?? {};
      expect(y + height, `${name}, ${size.width} px wide`).toBeLessThanOrEqual(size.height);
    }
  }
  const section = page.locator('[data-slot=home-posts]');
  const arrive = await pauseRequests(page, '**/posts/');
  const room = (await section.boundingBox())?.height ?? 0;
  await section.scrollIntoViewIfNeeded();
  arrive();
  const cards = section.getByRole('article');
  await cards.nth(2).waitFor();
  const sizes = async (boxes: Locator) =>
    new Set(
      await boxes.evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}`;
        }),
      ),
    );
  expect(await sizes(cards)).toHaveProperty('size', 1);
  expect(await sizes(cards.locator('[data-slot=picture]'))).toHaveProperty('size', 1);
  expect((await section.boundingBox())?.height).toBeCloseTo(room, 0);
  // Project sizes of investors are a line of small print, not a billboard.
  await visit(page, origin + paths.investors);
  const size = await page.getByText('$0-100', { exact: true }).boundingBox();
  expect(size?.height).toBeLessThan(40);
});

/** The composer, and how far below its beginning a button of it is. */
function composerOf(page: Page) {
  const form = page.getByRole('main').locator('[data-slot=composer]');
  const top = (name: string) =>
    form
      .getByRole('button', { name })
      .evaluate(
        (button) =>
          button.getBoundingClientRect().top -
          (button.closest('form')?.getBoundingClientRect().top ?? 0),
      );
  return { form, top };
}

soakTest('the buttons of a post with a picture keep their places while it is sent', async () => {
  const [page] = await openMemberPageByKeys(paths.community, phone);
  const { form, top } = composerOf(page);
  await form.getByRole('textbox', { name: 'Title' }).focus();
  await form.getByRole('textbox', { name: 'Message' }).fill('One\nTwo\nThree');
  const box = form.getByRole('textbox', { name: 'Message' });
  const before = (await box.boundingBox())?.height ?? 0;
  await box.fill('One\nTwo\nThree\nFour\nFive\nSix');
  expect((await box.boundingBox())?.height ?? 0).toBeGreaterThan(before + 60);
  await page.locator('input[type=file]').setInputFiles(picture);
  await form.locator('[data-slot=composer-thumb] img').waitFor();
  const offsets = [await top('Remove'), await top('Send post')];
  expect(offsets[1]).toBeGreaterThan((offsets[0] ?? 0) + 40);
  provider.faults.set([{ name: 'late', method: 'POST', path: '/posts/', kind: 'delay', ms: 3000 }]);
  await form.getByRole('button', { name: 'Send post' }).click();
  await form.getByRole('button', { name: composerWords.sending }).waitFor();
  expect([await top('Remove'), await top(composerWords.sending)]).toEqual(offsets);
  await page.locator('[data-slot=composer][data-line]').waitFor();
});

test.each(soakRows([1440, 390]))(
  'listings that come late move nothing, %i px wide',
  async (width) => {
    const page = await newPage({ width, height: 844, before: sumShifts });
    const arrive = await pauseRequests(page, '**/showroom/approved-listings/');
    await visit(page, origin + paths.outsourcingHome);
    const showroom = page.locator('[data-slot=showroom]');
    const requested = page.waitForRequest(/approved-listings/);
    // To the end, as who scrolls fast: what is below the listings is in view.
    await showroom.evaluate((section) => section.scrollIntoView({ block: 'end' }));
    await requested;
    await page.mouse.wheel(0, 200);
    const before = await shift(page);
    arrive();
    await showroom.getByRole('article').first().waitFor();
    await waitForIdle(page);
    expect(await shift(page)).toBe(before);
  },
);
