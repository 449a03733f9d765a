import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { newPage, site, visit } from '../setup/journey';

const { origin } = site.live;
const print = (page: Page) => page.emulateMedia({ media: 'print' });

test('paper shows the answer to every question', async () => {
  const page = await newPage();
  await visit(page, origin + paths.faq);
  const answers = page.locator('details > p');
  const hidden = () =>
    answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
  expect(await hidden()).toBeGreaterThan(0);
  await print(page);
  expect(await hidden()).toBe(0);
});
