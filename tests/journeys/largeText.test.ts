import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { newPage, settled } from '../setup/journey';
import { logInTo } from '../setup/logIn';

test('columns fold when letters are twice as large: a page keeps its room', async () => {
  const page = await newPage({ width: 1280 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await logInTo(page, paths.community);
  await page.getByRole('feed').waitFor();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    'the letters of this test',
  ).toBe('32px');
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBeGreaterThan(600);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `at ${width} px`,
      })
      .toBe(width);
  }
});

test("in the system's colours the chosen category alone is underlined", async () => {
  const page = await newPage({ forcedColors: 'active' });
  await logInTo(page, paths.community);
  await settled(page);
  const categories = page.locator('.category-filter a');
  await categories.first().waitFor();
  const lines = await categories.evaluateAll((links) =>
    links.map((link) => ({
      chosen: link.hasAttribute('aria-current'),
      colour: getComputedStyle(link).borderBottomColor,
    })),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(lines.filter(({ chosen }) => chosen)).toHaveLength(1);
  for (const { chosen, colour } of lines) expect(colour !== ground).toBe(chosen);
});
