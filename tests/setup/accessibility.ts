import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { readonly id: string; readonly nodes: readonly string[] };

/** The rules that another theme may break: all others judge what is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Accessibility violations of the page as it is that axe calls serious or critical.
 * @param rules only these; all of axe's if missing
 */
export async function seriousViolations(
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
      // axe leaves this rule of WCAG 2.2 out unless it is enabled.
      only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } },
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

type Look = { readonly width: number; readonly theme: 'light' | 'dark' };

/** A phone and a desk, each in light and in dark. */
const everyLook: readonly Look[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/** Each width and each theme once; `npm run test:soak` has every look. */
const looks: readonly Look[] = inject('soak')
  ? everyLook
  : [
      { width: 390, theme: 'light' },
      { width: 1280, theme: 'dark' },
    ];

/**
 * Serious violations of the page on a phone and a desk, in light and in dark; sideways scroll is one.
 * The window is left wide and dark.
 */
export async function seriousViolationsInAllThemes(page: Page): Promise<readonly object[]> {
  const violations: object[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const found = await seriousViolations(page, theme === 'dark' ? colourRules : undefined);
    violations.push(...found.map((violation) => ({ theme, width, ...violation })));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) violations.push({ theme, width, id: 'sideways-scroll', wide });
  }
  return violations;
}

/** Makes the text of all pages in this browser twice as large. */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Words of the page that take three lines or more, since their column is too narrow for them. */
function brokenWords(): readonly string[] {
  const words: string[] = [];
  /** Read out, but not seen. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const content = text.textContent ?? '';
    if (text.parentElement?.checkVisibility() !== true) continue;
    for (const { 0: word, index } of content.matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 2 && !isClipped(text.parentElement)) words.push(word);
    }
  }
  return words;
}

/**
 * Pages that scroll sideways in the window, with their widths.
 * @param ready waits until an opened page shows what it has
 */
export async function pagesTooWide(
  page: Page,
  addresses: readonly string[],
  ready: (page: Page) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const viewportWidth = page.viewportSize()?.width ?? 0;
  const wide: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'load' });
    await ready(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewportWidth) wide.push(`${address}: ${width}`);
    const [word] = await page.evaluate(brokenWords);
    if (word !== undefined) wide.push(`${address}: ${word}`);
  }
  return wide;
}

/** An element as assistive technology gets it. */
type AxNode = {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Level of a heading. */
  readonly level: number | undefined;
  readonly focused: boolean;
};

/** The page's accessibility tree in the order it is read, as the browser gives it to others. */
export async function accessibilityTree(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): readonly AxNode[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const inside = (node.childIds ?? []).flatMap(read);
    if (node.ignored) return inside;
    const valueOf = (name: string): unknown =>
      node.properties?.find((one) => one.name === name)?.value.value;
    const level = valueOf('level');
    const own: AxNode = {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      level: typeof level === 'number' ? level : undefined,
      focused: valueOf('focused') === true,
    };
    return [own, ...inside];
  };
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => read(nodeId));
}

const operable =
  /^(?:button|link|textbox|searchbox|combobox|listbox|radio|checkbox|tab|slider|menuitem|switch)$/;

/** What assistive technology would stumble over on this page; empty where it does not. */
export async function accessibilityTreeViolations(page: Page): Promise<readonly string[]> {
  const tree = await accessibilityTree(page);
  const violations: string[] = [];
  const of = (role: string) => tree.filter((node) => node.role === role);
  for (const role of ['main', 'banner', 'contentinfo']) {
    if (role === 'main' ? of(role).length !== 1 : of(role).length > 1) {
      violations.push(`${of(role).length} × ${role}`);
    }
  }
  for (const role of ['navigation', 'complementary', 'region', 'form']) {
    const names = of(role).map(({ name }) => name);
    if (names.length > 1 && new Set(names).size < names.length) {
      violations.push(`${role} named alike: ${names.join(' | ')}`);
    }
  }
  const headings = of('heading');
  if (headings.filter(({ level }) => level === 1).length !== 1)
    violations.push('not one first heading');
  headings.forEach(({ level = 0, name }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    // What comes before the page's own heading has levels of its own.
    if (at > 0 && level > before + 1) violations.push(`level ${level} after ${before}: ${name}`);
  });
  for (const { role, name } of tree) {
    if (operable.test(role) && name.trim() === '') violations.push(`a ${role} without a name`);
    if (role === 'heading' && name.trim() === '') violations.push('a heading without words');
  }
  return violations;
}
