// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildSprite } from '@/build/art/buildSprite';
import { optimiseDrawing } from '@/build/art/optimiseDrawing';
import { sprites } from '@/build/art/sprites';

const KB = 1024;
const folder = fileURLToPath(new URL('../../public/art/', import.meta.url));
const HERO_SCENES = new Set(['scene-business-people']);
const names = svgsIn(folder);

describe('drawings', () => {
  it('are all there', () => {
    expect(names.length).toBeGreaterThanOrEqual(95);
  });

  it.each(names)('%s is small, safe, scalable and fully optimised', (name) => {
    const drawing = read(name);
    expect(Buffer.byteLength(drawing)).toBeLessThan((HERO_SCENES.has(name) ? 15 : 12) * KB);
    expect(drawing).toMatch(/^<svg [^>]*\bviewBox="0 0 \d+ \d+"/);
    expect(drawing).not.toMatch(/<(script|style|foreignObject|image|a|text)\b/i);
    expect(drawing).not.toMatch(/\son\w+=|javascript:|data:|@import/i);
    expect(drawing.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /\/\/|href="[^#]/,
    );
    for (const [, id] of drawing.matchAll(/\sid="([^"]+)"/g)) expect(id).toMatch(`${name}-`);
    expect(optimiseDrawing(name, drawing)).toBe(drawing);
  });

  it('weigh less than 700 KB together, sprites included', () => {
    expect(weigh(names) + weigh(spriteFiles())).toBeLessThan(700 * KB);
  });
});

describe('sprites', () => {
  it('are exactly the ones in the table', () => {
    expect(spriteFiles().toSorted()).toEqual(
      Object.keys(sprites)
        .map((sprite) => `sprites/${sprite}`)
        .toSorted(),
    );
  });

  it.each(Object.entries(sprites))('%s is up to date with its drawings', (sprite, cells) => {
    const built = buildSprite(cells.map((name) => ({ name, svg: read(name) })));
    expect(read(`sprites/${sprite}`)).toBe(built);
    for (const name of cells) expect(built.split(` id="${name}"`)).toHaveLength(2);
    const ids = [...built.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuses drawings of different sizes and drawings without a viewBox', () => {
    const wide = { name: 'wide', svg: '<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>' };
    const tall = { name: 'tall', svg: '<svg viewBox="0 0 10 20"><path d="M0 0"/></svg>' };
    const none = { name: 'none', svg: '<svg width="10"><path d="M0 0"/></svg>' };
    expect(() => buildSprite([wide, tall])).toThrow('tall.svg is not the size of wide.svg');
    expect(() => buildSprite([none])).toThrow('none.svg has no root');
    expect(() => buildSprite([])).toThrow('at least one');
  });

  it('cells have gaps, so that no neighbour bleeds in', () => {
    const cell = { svg: '<svg viewBox="0 0 10 20"><path d="M0 0"/></svg>' };
    const sprite = buildSprite(['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, ...cell })));
    const corners = [...sprite.matchAll(/<svg id="\w-art" x="(\d+)" y="(\d+)"/g)].map(
      ([, x, y]) => `${x},${y}`,
    );
    expect(corners).toEqual(['0,0', '15,0', '30,0', '45,0', '0,30']);
  });
});

function svgsIn(path: string): string[] {
  return readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
}

function spriteFiles(): string[] {
  return svgsIn(`${folder}sprites`).map((name) => `sprites/${name}`);
}

function weigh(files: string[]): number {
  return files.reduce((sum, name) => sum + Buffer.byteLength(read(name)), 0);
}

function read(name: string): string {
  return readFileSync(`${folder}${name}.svg`, 'utf8');
}
