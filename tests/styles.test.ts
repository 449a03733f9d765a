// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

const outside = /(?:^|\n)[^@}\s][^{]*\{/;

/** The order in which sheets load is the bundler's: layers decide who overrides whom. */
test.each(sheets)('%s is in the layer of its folder', (file) => {
  const css = readFileSync(`src/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const layers = [...css.matchAll(/@layer\s+([^{;]+)/g)].map(([, name = '']) => name.trim());
  expect(layers).not.toEqual([]);
  const own = file.startsWith('ui/') ? ['base', 'components'] : ['features'];
  expect(layers.filter((name) => !own.includes(name))).toEqual([]);
  expect(css).not.toMatch(outside);
});

test('the document names the layers in their order', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(
    '@layer no-script, base, components, features;',
  );
});
