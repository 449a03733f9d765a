// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { glyphs } from '@/build/art/fonts';
import { readFont } from '@/build/art/readFont';

const KB = 1024;
const folder = fileURLToPath(new URL('../../src/ui/fonts/', import.meta.url));
const fraunces = readFileSync(`${folder}fraunces.woff2`);
const instrument = readFileSync(`${folder}instrument-sans.woff2`);
const css = readFileSync(`${folder}fonts.css`, 'utf8');

describe('web fonts', () => {
  it('weigh at most 88 KB together', () => {
    expect(fraunces.length).toBeGreaterThan(20 * KB);
    expect(instrument.length).toBeGreaterThan(20 * KB);
    expect(fraunces.length + instrument.length).toBeLessThanOrEqual(88 * KB);
  });

  it.each([
    ['fraunces', fraunces],
    ['instrument-sans', instrument],
  ])('%s sets English and French, and no other glyph', async (_name, file) => {
    const { codePoints } = await readFont(file);
    const needed = 'AZaz09 éÇœŒàèùâêîôûëï–—’“”«»…€×−©';
    expect(Array.from(needed).filter((glyph) => !has(codePoints, glyph))).toEqual([]);
    const listed = new Set(glyphs);
    expect([...codePoints].filter((point) => !listed.has(String.fromCodePoint(point)))).toEqual([]);
  });

  it('keep the axes the design moves along and no other', async () => {
    expect([...(await readFont(fraunces)).axes]).toEqual([
      ['opsz', { min: 28, max: 144 }],
      ['wght', { min: 400, max: 600 }],
    ]);
    expect([...(await readFont(instrument)).axes]).toEqual([['wght', { min: 400, max: 700 }]]);
  });

  it('keep kerning, ligatures and the figures that line up in tables', async () => {
    const display = await readFont(fraunces);
    const text = await readFont(instrument);
    expect(display.features).toEqual(new Set(['kern', 'liga', 'rvrn']));
    for (const feature of ['kern', 'liga', 'tnum']) expect(text.features).toContain(feature);
  });

  it('come with their licences', () => {
    for (const name of ['fraunces', 'instrument-sans']) {
      expect(readFileSync(`${folder}OFL-${name}.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
    }
  });
});

describe('stand-in faces', () => {
  it.each([
    ['Fraunces Fallback', fraunces, 3],
    ['Fraunces Fallback Small', fraunces, 3],
    ['Instrument Sans Fallback', instrument, 8],
  ])('%s has the line metrics of its web font', async (family, file, count) => {
    const { ascent, descent, lineGap } = await readFont(file);
    const faces = facesOf(family);
    expect(faces).toHaveLength(count);
    for (const face of faces) {
      const adjust = percent(face, 'size-adjust');
      expect(percent(face, 'ascent-override') * adjust).toBeCloseTo(ascent, 3);
      expect(percent(face, 'descent-override') * adjust).toBeCloseTo(descent, 3);
      expect(percent(face, 'line-gap-override')).toBe(lineGap);
    }
  });
});

function facesOf(family: string): string[] {
  return css.split('@font-face').filter((face) => face.includes(`font-family: '${family}';`));
}

function percent(face: string, property: string): number {
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
}

function has(codePoints: Set<number>, glyph: string): boolean {
  return codePoints.has(glyph.codePointAt(0) ?? -1);
}
