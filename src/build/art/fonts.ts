import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readFont } from './readFont';

/** English and French text, quotes, a few signs. */
export const glyphs = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ŒœŸ',
  '–—‘’‚“”„•…‹›',
  '€™←↑→↓−×',
].join('');

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}

/** `npm run fonts`: subsets both typefaces into `src/ui/fonts`; `fonts.css` has their metrics. */

const faces = [
  {
    name: 'fraunces',
    source: 'fraunces-latin-full-normal.woff2',
    axes: { SOFT: 0, WONK: 0, wght: { min: 400, max: 600 }, opsz: { min: 28, max: 144 } },
  },
  {
    name: 'instrument-sans',
    source: 'instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

const resolve = createRequire(import.meta.url).resolve;
const folder = fileURLToPath(new URL('../../ui/fonts/', import.meta.url));

for (const { name, source, axes } of faces) {
  const home = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const original = readFileSync(`${home}/files/${source}`);
  const font = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(`${folder}${name}.woff2`, font);
  copyFileSync(`${home}/LICENSE`, `${folder}OFL-${name}.txt`);

  const facts = await readFont(font);
  const missing = Array.from(glyphs).filter(
    (glyph) => !facts.codePoints.has(glyph.codePointAt(0) ?? 0),
  );
  console.log(`${name}.woff2: ${font.length} bytes; not in the typeface: ${missing.join(' ')}`);
  console.log(`  features: ${[...facts.features].toSorted().join(' ')}`);
  console.log(`  ascent ${facts.ascent}, descent ${facts.descent}, line gap ${facts.lineGap}`);
}
