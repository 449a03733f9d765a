import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { composerWords } from '@/content/composerWords';
import { paths } from '@/lib/paths';
import { memberByKeys } from '../setup/byKeys';
import { settled, site, visit } from '../setup/journey';
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

test('a members’ page stays where it is while its side arrives on a phone', async () => {
  const [page] = await memberByKeys(paths.myData, { ...phone, before: noteMoves });
  for (const path of [paths.internshipForum, paths.commentPage, paths.empowermentScheme]) {
    await visit(page, origin + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    const moves = await page.evaluate(() => Reflect.get(globalThis, 'testMoves'));
    expect({ path, moves }).toEqual({ path, moves: [] });
  }
});

/** The composer, and how far below its beginning a button of it stands. */
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

test('the buttons of a post with a picture keep their places while it is sent', async () => {
  const [page] = await memberByKeys(paths.community, phone);
  const { form, top } = composerOf(page);
  await form.getByRole('textbox', { name: 'Message' }).fill('One\nTwo\nThree');
  const box = form.getByRole('textbox', { name: 'Message' });
  const before = (await box.boundingBox())?.height ?? 0;
  await box.fill('One\nTwo\nThree\nFour\nFive\nSix');
  expect((await box.boundingBox())?.height ?? 0).toBeGreaterThan(before + 60);
  await page.locator('input[type=file]').setInputFiles(picture);
  await form.locator('.composer-thumb img').waitFor();
  const places = [await top('Remove'), await top('Send post')];
  expect(places[1]).toBeGreaterThan((places[0] ?? 0) + 40);
  provider.faults.set([{ name: 'late', method: 'POST', path: '/posts/', kind: 'delay', ms: 3000 }]);
  await form.getByRole('button', { name: 'Send post' }).click();
  await form.getByRole('button', { name: composerWords.sending }).waitFor();
  expect([await top('Remove'), await top(composerWords.sending)]).toEqual(places);
  await form.getByRole('button', { name: 'Send post' }).waitFor();
});
