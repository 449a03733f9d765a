// @vitest-environment node
import { expect, test } from 'vitest';
import { excerptOf } from '@/api/loadedPosts';
import { cutText } from '@/lib/visibleText';

test.each([
  ['short', 9, 'short'],
  ['a house', 3, 'a h'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['שלום 😀', 6, 'שלום '],
])('%s cut at %i is %s', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test('an excerpt ends before an emoji that does not fit', () => {
  expect(excerptOf(`${'a'.repeat(78)}😀😀`)).toBe(`${'a'.repeat(78)}…`);
});
