// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/editDistance';

describe('how far apart two texts are', () => {
  test.each([
    ['legal', 'legal', 0],
    ['', 'legal', 5],
    ['legl', 'legal', 1],
    ['legall', 'legal', 1],
    ['lehal', 'legal', 1],
    ['elgal', 'legal', 1],
    ['kitten', 'sitting', 3],
  ])('%s to %s takes %i', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
    expect(editDistance(to, from)).toBe(edits);
  });
});
