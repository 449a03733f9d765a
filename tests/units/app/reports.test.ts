import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startReports } from '@/app/reports/startReports';
import { paths } from '@/config/paths';

type Measure = { readonly name: string; readonly value: number; readonly rating: string };

const measures = vi.hoisted(() => new Map<string, (metric: Measure) => void>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (note: (metric: Measure) => void) => measures.set(name, note),
    ]),
  ),
);

const url = 'https://reports.example/in';
const beacon = vi.fn<(url: string, text: string) => boolean>(() => true);
const sent = () => beacon.mock.calls.map(([, text]): unknown => JSON.parse(text));
const script = 'http://localhost:3000/assets/feed-a1.js';

function fail(error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

function errorWith(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
}

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon });
  startReports(url);
});
beforeEach(() => {
  beacon.mockClear();
  window.history.replaceState(null, '', `${paths.commentPage}?post=77#reply`);
});

test('an error is reported with its class and place, and no words, query or foreign address', () => {
  fail(
    errorWith(
      'Unexpected token: Ana wrote https://ana.example/secret:1:2',
      `    at x (${script}:1:204)\n    at y (chrome-extension://abc/x.js:3:4)\n    at z (http://localhost:3000/comment-page?post=77:1:1)\nf@${script}:2:9`,
    ),
  );
  expect(beacon.mock.calls[0]?.[0]).toBe(url);
  expect(sent()).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      at: ['/assets/feed-a1.js:1:204', '/assets/feed-a1.js:2:9'],
      path: paths.commentPage,
      build: '',
    },
  ]);
});

test('an unknown address, which may be anything, is none', () => {
  window.history.replaceState(null, '', '/reset/7f3a-secret');
  fail(errorWith('a', ''));
  expect(sent()).toMatchObject([{ path: '*' }]);
});

test('an error of React keeps its number', () => {
  fail(errorWith('Minified React error #418; visit https://react.dev/errors/418?args[]=Ana', ''));
  expect(sent()).toMatchObject([{ react: '418' }]);
  expect(JSON.stringify(sent())).not.toContain('Ana');
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/a.js',
  'error loading dynamically imported module: http://localhost:3000/assets/b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/c.css',
])('a failed load is reported unless its page is left: %s', (message) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  window.history.replaceState(null, '', paths.faq);
  fail(errorWith(message, `f@${script}:3:1`));
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual([]);

  // Each distinct report is sent once.
  fail(errorWith(message, `f@${script}:4:${message.length}`));
  expect(sent()).toEqual([]);
  window.history.replaceState(null, '', paths.aboutUs);
  vi.advanceTimersByTime(2000);
  expect(sent()).toMatchObject([{ kind: 'error', name: 'TypeError', path: paths.faq }]);
});

test('a rejection with something else than an error tells its type alone', () => {
  for (const reason of ['Ana', { name: 'Ana', token: 't0ken' }, undefined]) {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  expect(sent()).toMatchObject([
    { kind: 'rejection', name: 'string', at: [] },
    { kind: 'rejection', name: 'object', at: [] },
    { kind: 'rejection', name: 'undefined', at: [] },
  ]);
  expect(JSON.stringify(sent())).not.toMatch(/Ana|t0ken/);
});

test.each([
  ['img-src', 'http://ana.example/house.png', 'http:'],
  ['connect-src', 'https://api.example/posts?author=Ana', 'https://api.example'],
  ['connect-src', 'http://localhost:3000/reset/secret', 'self'],
  ['script-src-elem', 'inline', 'inline'],
  ['script-src-elem', 'data:text/javascript,Ana', 'data:'],
  ['require-trusted-types-for', 'trusted-types-sink', 'trusted-types-sink'],
])('what %s refused of %s is reported as %s', (directive, blockedURI, blocked) => {
  const source = { sourceFile: `${script}?v=Ana`, lineNumber: 3, columnNumber: 7 };
  const violation = { effectiveDirective: directive, blockedURI, ...source };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  expect(sent()).toMatchObject([
    { kind: 'refused', directive, blocked, at: ['/assets/feed-a1.js:3:7'] },
  ]);
  expect(JSON.stringify(sent())).not.toMatch(/Ana|ana\.|secret/);
});

test('the web vitals go together, when the document is first hidden', () => {
  measures.get('onLCP')?.({ name: 'LCP', value: 1204.00049, rating: 'good' });
  measures.get('onCLS')?.({ name: 'CLS', value: 0.0312345, rating: 'good' });
  expect(sent()).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sent()).toMatchObject([
    {
      kind: 'vitals',
      vitals: { LCP: { value: 1204, rating: 'good' }, CLS: { value: 0.031, rating: 'good' } },
    },
  ]);
});

test('a loop of one error is one report, and a tab sends twenty at most', () => {
  for (let turn = 0; turn < 30; turn += 1) fail(errorWith('again', `    at x (${script}:7:1)`));
  expect(sent()).toHaveLength(1);
  for (let line = 0; line < 30; line += 1)
    fail(errorWith('other', `    at x (${script}:${line}:1)`));
  expect(sent()).toHaveLength(20);
  expect(sessionStorage.getItem('kb:reports')).toBe('20');
});

test('a page that was loaded anew goes on counting', () => {
  sessionStorage.setItem('kb:reports', '19');
  for (let line = 0; line < 3; line += 1) fail(errorWith('x', `    at x (${script}:9:${line})`));
  expect(sent()).toHaveLength(1);
});

test('nothing goes to the site’s own host, whose cookie is the token', () => {
  startReports('http://localhost:8080/in');
  fail(errorWith('once', `    at x (${script}:8:8)`));
  expect(beacon.mock.calls.map(([to]) => to)).toEqual([url]);
});
