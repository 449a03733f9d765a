import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { button, field, openMemberPageByKeys, tabTo } from '../setup/pageActions';
import {
  newPage,
  runNextPoll,
  sampled,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
/** Sideways scroll, and elements of the focus that nobody would see, over so many stops of Tab. */
async function zoomFaults(page: Page, stops: number): Promise<readonly string[]> {
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide at ${clientWidth}`);
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(async () => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      /** What lies over it; undefined where something of it is in the window and uncovered. */
      const cover = () => {
        const box = element.getBoundingClientRect();
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        if (bottom <= top) return 'nothing: it is outside the window';
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + (bottom - top) * share);
        const found = points.map((y) => document.elementFromPoint(box.left + box.width / 2, y));
        const own = found.some(
          (one) =>
            one !== null &&
            (element.contains(one) || one.contains(element) || label?.contains(one) === true),
        );
        return own ? undefined : found[2]?.outerHTML.slice(0, 80);
      };
      // The window may be on its way to it.
      let frames = 60;
      while (frames > 0 && cover() !== undefined) {
        await new Promise(requestAnimationFrame);
        frames -= 1;
      }
      const over = cover();
      return over && `${element.outerHTML.slice(0, 100)} under ${over}`;
    });
    if (hidden !== undefined) faults.push(`out of sight: ${hidden}`);
  }
  return faults;
}

const zooms = [
  { zoom: '400 %', size: { width: 320, height: 256 } },
  { zoom: '200 %', size: { width: 640, height: 400 } },
];

describe('zoomed in', () => {
  const publicPages = [paths.root, paths.getQuote, paths.communityRegister, paths.communities];
  const memberPages = [
    withQuery(paths.pollDetails, { id: 2 }),
    withQuery(paths.commentPage, { post: 1 }),
    paths.community,
    paths.myData,
  ];

  test('public pages need no sideways scroll, and hide no focus', async () => {
    for (const { zoom, size } of sampled(zooms, 2)) {
      const page = await newPage(size);
      for (const path of sampled(publicPages, 4)) {
        await visit(page, origin + path);
        const faults = await zoomFaults(page, 16);
        expect({ zoom, path, faults }).toEqual({ zoom, path, faults: [] });
      }
    }
  });

  soakTest('members’ pages need no sideways scroll, and hide no focus', async () => {
    const [page] = await openMemberPageByKeys(paths.workTools);
    for (const path of sampled(memberPages, 4)) {
      await visit(page, origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitForIdle(page);
      for (const { zoom, size } of zooms) {
        await page.setViewportSize(size);
        const faults = await zoomFaults(page, 10);
        expect({ zoom, path, faults }).toEqual({ zoom, path, faults: [] });
      }
    }
  });
});

describe('with forced colours', () => {
  const forced = { forcedColors: 'active' } as const;

  /** Buttons without an edge, where only the background showed that they are buttons. */
  const flatButtons = (page: Page) =>
    page.locator(':is([data-slot=button], [data-slot=button-link]):visible').evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(one);
          const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !edge && outlineStyle === 'none';
        })
        .map((one) => one.outerHTML.slice(0, 100)),
    );

  /** Stops of Tab whose focus only a shadow or a colour shows. */
  async function faintFocus(page: Page, stops: number): Promise<readonly string[]> {
    const faint: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const outlined = [element, element.parentElement, element.nextElementSibling].some(
          (one) => {
            if (one === null) return false;
            const { outlineStyle, outlineWidth } = getComputedStyle(one);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          },
        );
        return outlined ? undefined : element.outerHTML.slice(0, 120);
      });
      if (found !== undefined) faint.push(found);
    }
    return faint;
  }

  /** What an element looks like with nothing pointed at and nothing focused. */
  async function look(page: Page, target: Locator): Promise<Buffer> {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.mouse.move(0, 0);
    return target.screenshot({ animations: 'disabled' });
  }

  test('buttons have edges and focus has an outline', async () => {
    const page = await newPage(forced);
    for (const path of sampled(
      [paths.root, paths.getQuote, paths.communityLogin, paths.myData],
      2,
    )) {
      await visit(page, origin + path);
      expect({ path, flat: await flatButtons(page) }).toEqual({ path, flat: [] });
      expect({ path, faint: await faintFocus(page, 12) }).toEqual({ path, faint: [] });
    }
  });

  soakTest('the menu of a narrow window and its login have edges', async () => {
    const page = await newPage({ ...forced, width: 390 });
    await visit(page, origin + paths.aboutUs);
    await waitForIdle(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    await menu.getByRole('navigation').waitFor();
    const edge = await menu.evaluate((one) => getComputedStyle(one).borderLeftWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
    expect(await flatButtons(page)).toEqual([]);
  });

  soakTest('the button of new posts has an edge', async () => {
    const [page] = await openMemberPageByKeys(paths.community, forced);
    await page.getByRole('feed').waitFor();
    await provider.database.change((draft) => {
      const [post] = draft.posts.slice(-1);
      if (post) draft.posts.push({ ...post, id: post.id + 1 });
    });
    await runNextPoll(page);
    const newPosts = page.getByRole('button', { name: '1 new post' });
    const edge = await newPosts.evaluate((one) => getComputedStyle(one).borderBottomWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
  });

  soakTest('what is chosen looks other than what is not', async () => {
    const [page] = await openMemberPageByKeys(withQuery(paths.pollDetails, { id: 2 }), forced);
    const answer = page.locator('[data-slot=poll-entry]').first();
    await answer.getByRole('radio').waitFor();
    const before = await look(page, answer);
    await answer.getByRole('radio').check();
    expect((await look(page, answer)).equals(before)).toBe(false);
    await visit(page, origin + paths.getQuote);
    const card = page.locator('label:has(input[type=radio])').first();
    const unchosen = await look(page, card);
    await card.locator('input').check();
    expect((await look(page, card)).equals(unchosen)).toBe(false);
    expect(await flatButtons(page)).toEqual([]);
  });
});

soakTest('the outline of a focused tab is inside the row, which cuts off the rest', async () => {
  const page = await newPage();
  await visit(page, origin + paths.root);
  const tab = page.getByRole('tab').first();
  await tabTo(page, tab);
  const reach = await tab.evaluate((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(reach).toBeLessThanOrEqual(0);
});

test('where motion is unwelcome, nothing moves', async () => {
  const [page] = await openMemberPageByKeys(paths.workTools, {
    reducedMotion: 'reduce',
    before: () => {
      const seen: string[] = [];
      Object.assign(window, { seenMotion: seen });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
          const moves = typeof duration === 'number' && (duration > 1 || iterations === Infinity);
          if (moves && animation.playState === 'running') {
            const target =
              animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
            seen.push(`${duration} ms on ${target?.outerHTML.slice(0, 80)}`);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
  });
  const motion = () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'seenMotion');
      return Array.isArray(seen) ? [...new Set(seen)] : ['The watch is not there.'];
    });
  await page.getByRole('link', { name: 'Community', exact: true }).first().click();
  await page.getByRole('feed').waitFor();
  await waitForIdle(page);
  expect(await page.locator('.react-multi-carousel-list').count()).toBe(0);
  await page.getByRole('article').first().hover();
  await field(page, 'Title').fill('Quietly');
  await button(page, 'Send post').click();
  await page.getByText('Post Successful').first().waitFor();
  expect(await motion()).toEqual([]);
  await visit(page, origin + paths.root);
  await waitForIdle(page);
  expect(await page.locator('.react-multi-carousel-list').count()).toBe(0);
  await page.getByRole('tab').last().click();
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL(origin + paths.faq);
  expect(await motion()).toEqual([]);
});
