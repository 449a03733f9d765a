import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { readonly id: string; readonly nodes: readonly string[] };

/** The rules that another theme may break: all others judge what is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Accessibility faults of the page as it stands that axe calls serious or critical.
 * @param rules only these; all of axe's unless told
 */
export async function seriousFaults(
  page: Page,
  rules?: readonly string[],
): Promise<readonly Found[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    // Colours are judged where they come to rest.
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  }
  return page.evaluate(async (only) => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null) throw new Error('axe did not load.');
    const run: unknown = Reflect.get(axe, 'run');
    if (typeof run !== 'function') throw new Error('axe cannot run.');
    type Node = { target: string[]; html: string; failureSummary?: string };
    type Violation = { id: string; impact: string; nodes: Node[] };
    const result: { violations: Violation[] } = await Reflect.apply(run, axe, [
      document,
      { resultTypes: ['violations'], ...(only && { runOnly: only }) },
    ]);
    return result.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html, failureSummary }) =>
          [target.join(' '), html.slice(0, 120), failureSummary].join('\n'),
        ),
      }));
  }, rules);
}

const looks = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/**
 * Serious faults of the page on a phone and on a desk, in light and in dark; sideways scroll is one.
 * The window is left wide and dark.
 */
export async function seriousFaultsInEveryLook(page: Page): Promise<readonly object[]> {
  const faults: object[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const found = await seriousFaults(page, theme === 'dark' ? colourRules : undefined);
    faults.push(...found.map((fault) => ({ theme, width, ...fault })));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push({ theme, width, id: 'sideways-scroll', wide });
  }
  return faults;
}
