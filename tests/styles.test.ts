// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

type Rule = { readonly file: string; readonly selector: string };

const rules: readonly Rule[] = sheets.flatMap(({ file, text }) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/))
    .map((selector) => ({ file, selector: selector.trim() })),
);

/** Who a style sheet belongs to: a feature, or what all of them share. */
const ownerOf = (file: string) => /^features\/[\w-]+/.exec(file)?.[0] ?? 'shared';

/** The elements on a selector's way, without what its functions ask for. */
const stepsOf = (selector: string) =>
  selector
    .replace(/\([^)]*\)/g, '')
    .split(/\s*[>+~]\s*|\s+/)
    .filter((step) => step !== '' && !step.startsWith(':root'));
const classesIn = (step = '') => [...step.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

test('no feature styles what others name: sheets stay when one goes to another page', () => {
  const everywhere = rules
    .filter(({ file }) => ownerOf(file) !== 'shared')
    .map((rule) => ({ ...rule, steps: stepsOf(rule.selector) }))
    .filter(({ selector, steps }) => steps.length === 1 && classesIn(selector).length === 1);
  const clashes = everywhere.flatMap(({ file, steps }) => {
    const [name] = classesIn(steps[0]);
    return rules
      .filter(
        (other) =>
          ownerOf(other.file) !== ownerOf(file) &&
          classesIn(stepsOf(other.selector).at(-1)).includes(name ?? ''),
      )
      .map((other) => `${file} and ${other.file}: .${name}`);
  });
  expect(everywhere.length).toBeGreaterThan(100);
  expect([...new Set(clashes)]).toEqual([]);
});
