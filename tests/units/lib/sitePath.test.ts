// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { safeRedirect, memberHome } from '@/features/session/redirectAfterLogin';
import { isScreen } from '@/app/screens';
import { paths } from '@/config/paths';
import { sitePath } from '@/lib/sitePath';

test.each([
  ['/community', '/community'],
  ['/comment-page?post=12', '/comment-page?post=12'],
  ['/getquote?step=4&sector=legal#top', '/getquote?step=4&sector=legal#top'],
  ['/', '/'],
  ['/a/../community', '/community'],
  ['/search?q=https://other.example//x', '/search?q=https://other.example//x'],
  ['/search?q=%2F%2Fother.example', '/search?q=%2F%2Fother.example'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/a%20b', '/a%20b'],
])('%s is a path of this site', (raw, path) => {
  expect(sitePath(raw)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'community',
  '',
  ' /community',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2Fevil.example',
  '/%2fevil.example/x?y',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%09/evil.example',
  '/%2e%2f%2fevil.example',
  '/%E0%A4%A',
  '/a/%2e%2e//evil.example',
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
  7,
  ['/community'],
])('%j is none', (raw) => {
  expect(sitePath(raw)).toBeUndefined();
});

describe('where a login leads', () => {
  test.each([
    ['/comment-page?post=2', '/comment-page?post=2'],
    ['//evil.example', memberHome],
    [null, memberHome],
    [paths.communityLogin, memberHome],
    [`${paths.communityLogin}/?next=/community-login`, memberHome],
    [paths.communityRegister, memberHome],
    [`${paths.adminLogin}?next=%2Fadmin-dashboard`, memberHome],
  ])('%s: %s', (requested, to) => {
    expect(safeRedirect(requested)).toBe(to);
  });

  test('without a requested page: the community once there is one, else the landing page', () => {
    expect(memberHome).toBe(isScreen(paths.community) ? paths.community : paths.root);
    expect(safeRedirect(null, paths.adminDashboard)).toBe(paths.adminDashboard);
  });
});
