// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../public/', import.meta.url));

describe('icons', () => {
  it.each([
    ['favicon-32.png', 32, 32, 2],
    ['apple-touch-icon.png', 180, 180, 10],
    ['icon-192.png', 192, 192, 10],
    ['icon-512.png', 512, 512, 20],
    ['icon-512-maskable.png', 512, 512, 20],
    ['social-card.png', 1200, 630, 120],
  ])('%s is a PNG of %i by %i pixels, under %i KB', (file, width, height, most) => {
    const png = readFileSync(folder + file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeLessThan(most * 1024);
  });

  it('the favicon is one small self-contained drawing', () => {
    const icon = readFileSync(`${folder}favicon.svg`, 'utf8');
    expect(icon).toMatch(/^<svg [^>]*viewBox=/);
    expect(Buffer.byteLength(icon)).toBeLessThan(1024);
    expect(icon).not.toMatch(/<script|href=|url\((?!#)/);
  });
});
