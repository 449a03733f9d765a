// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { searchEntries } from '@/content/searchEntries';
import { editDistance, nearest } from '@/lib/nearest';

const guess = (typed: string) =>
  nearest(typed, searchEntries, ({ path, label }) => [path, label]).map(({ path }) => path);

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

describe('the pages nearest to an address', () => {
  test.each([
    ['/real-estat', '/real-estate'],
    ['/Real_Estate.html', '/real-estate'],
    ['/sectors/legal', '/legal'],
    ['/healthcare', '/health-care'],
    ['/blockchain', '/block-chain'],
    ['/coordinators-group', '/cordinators-group'],
    ['/québec', '/quebec'],
    ['/get-a-quote', '/getquote'],
    ['/kingdom-builder-launcher', '/kingdom-builder-luncher'],
    ['/about', '/about-us'],
  ])('%s leads to %s', (typed, path) => {
    expect(guess(typed)[0]).toBe(path);
  });

  test('nothing is suggested where nothing is near', () => {
    expect(guess('/xmlrpc.php')).toEqual([]);
    expect(guess('/404.html')).toEqual([]);
    expect(guess('/')).toEqual([]);
    expect(guess('/%E0%A4%A')).toEqual([]);
  });

  test('at most three, and at once for an endless address', () => {
    expect(guess('/kingdom').length).toBeLessThanOrEqual(3);
    expect(guess(`/${'legal'.repeat(50_000)}`)).toEqual([]);
  });
});
