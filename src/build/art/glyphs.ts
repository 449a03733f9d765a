/** Every character the web fonts are asked to set: English and French text, quotes, a few signs. */
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
