// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { textParts } from '@/ui/formatted/textParts';

const links = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));
const together = (text: string) =>
  textParts(text)
    .map((part) => part.text)
    .join('');

describe('addresses in a text', () => {
  test.each([
    ['See https://example.org/a?b=c#d now', ['https://example.org/a?b=c#d']],
    ['HTTP://Example.org', ['HTTP://Example.org']],
    ['(https://example.org/a).', ['https://example.org/a']],
    ['https://en.example.org/Arch_(stone), then', ['https://en.example.org/Arch_(stone)']],
    ['https://a.example https://b.example!', ['https://a.example', 'https://b.example']],
    ['"https://example.org"', ['https://example.org']],
    [
      'راجع https://example.org/a، ثم https://example.org/b؟',
      ['https://example.org/a', 'https://example.org/b'],
    ],
    ['https://example.org/\u00e9t\u00e9', ['https://example.org/\u00e9t\u00e9']],
    ['https://good.example\u202egnp.exe', ['https://good.example']],
    ['https://good.example\u200b/path', ['https://good.example']],
  ])('%j', (text, found) => {
    expect(links(text)).toEqual(found);
    expect(together(text)).toBe(text);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org',
    'https://',
    'https://bank.example@evil.example/',
    'https://user:word@evil.example/',
    'xhttps://example.org',
    `https://example.org/${'a'.repeat(3000)}`,
    '<a href="//evil.example">here</a>',
  ])('%j has none', (text) => {
    expect(links(text)).toEqual([]);
    expect(together(text)).toBe(text);
  });

  test('markup stays text', () => {
    const text = '<img src=x onerror=alert(1)> https://example.org/<b>';
    expect(links(text)).toEqual(['https://example.org/']);
    expect(together(text)).toBe(text);
  });

  test('a megabyte is read in a moment', () => {
    for (const text of ['a'.repeat(1e6), `https://${'a'.repeat(1e6)}`, 'https://'.repeat(1.2e5)]) {
      const start = performance.now();
      expect(together(text)).toBe(text);
      expect(performance.now() - start).toBeLessThan(1500);
    }
  });
});
