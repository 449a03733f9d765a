// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { answeredBy, documentPath } from '@/worker/requests';

const origin = 'https://www.portal.example';
const asked = (url: string, more: { mode?: string; method?: string; headers?: Headers } = {}) =>
  answeredBy({ method: 'GET', mode: 'cors', headers: new Headers(), ...more, url }, origin);

describe('who answers a request', () => {
  test.each([
    ['/assets/index-AbC123.js', 'cors', 'file'],
    ['/assets/fraunces-x.woff2', 'cors', 'file'],
    ['/art/state-offline.svg', 'no-cors', 'art'],
    ['/art/sprites/section.svg', 'no-cors', 'art'],
    ['/icon-192.png', 'no-cors', 'art'],
    ['/manifest.webmanifest', 'cors', 'art'],
    ['/', 'navigate', 'document'],
    ['/community?post=1', 'navigate', 'document'],
    ['/faq/', 'navigate', 'document'],
    ['/faq/index.html', 'navigate', 'document'],
    ['/social-card.png', 'navigate', 'leave'],
    ['/faq', 'cors', 'leave'],
    ['/sw.js', 'same-origin', 'leave'],
    ['/robots.txt', 'navigate', 'leave'],
  ])('%s, %s: %s', (path, mode, by) => {
    expect(asked(origin + path, { mode })).toBe(by);
  });

  test.each([
    ['another host', 'https://api.example/posts/', {}],
    ['a picture of another host', 'https://api.example/art/x.svg', { mode: 'no-cors' }],
    ['a provider on the site’s own host', `${origin}/api/posts/`, {}],
    ['another port', 'https://www.portal.example:8443/assets/a.js', {}],
    ['another scheme', 'http://www.portal.example/assets/a.js', {}],
    ['a call that writes', `${origin}/assets/a.js`, { method: 'POST' }],
    ['a form that is sent', `${origin}/faq`, { method: 'POST', mode: 'navigate' }],
    ['a token', `${origin}/assets/a.js`, { headers: new Headers({ Authorization: 'JWT x' }) }],
    ['a part of a file', `${origin}/assets/a.js`, { headers: new Headers({ Range: 'bytes=0-' }) }],
  ])('%s is left alone', (_, url, more) => {
    expect(asked(url, more)).toBe('leave');
  });
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq/index.html?a=1#b', '/faq'],
  ['/comment-page?post=12', '/comment-page'],
])('the document of %s is kept under %s', (url, path) => {
  expect(documentPath(origin + url, origin)).toBe(path);
});
