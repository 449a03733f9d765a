// @vitest-environment node
import { expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { joinUrl, withoutTrailingSlash } from '@/lib/url';

test.each([
  ['https://host', '/posts/', 'https://host/posts/'],
  ['https://host/', 'posts', 'https://host/posts'],
  ['https://host/api', 'communities/', 'https://host/api/communities/'],
  ['https://host/api///', '//posts', 'https://host/api/posts'],
  ['/demo-provider/portal', '/posts/', '/demo-provider/portal/posts/'],
])('%s and %s join to %s', (base, path, whole) => {
  expect(joinUrl(base, path)).toBe(whole);
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
])('%s is the route %s', (path, route) => {
  expect(withoutTrailingSlash(path)).toBe(route);
});

test('a query leaves out what is undefined or empty, and keeps zero and signs', () => {
  expect(withQuery(paths.getQuote, { step: undefined, area: '' })).toBe('/getquote');
  expect(withQuery(paths.getQuote, { step: 0, area: 'Training & mentoring' })).toBe(
    '/getquote?step=0&area=Training+%26+mentoring',
  );
});

test('addresses are unique and none ends in a slash', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => path !== '/' && !/^\/[a-z/-]*[a-z]$/.test(path))).toEqual([]);
});
