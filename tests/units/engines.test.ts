// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { firefox } from '../engines/firefox';
import { journeys } from '../engines/journeys';
import { formatReport } from '../engines/report';
import { webkit } from '../engines/webkit';

test('twelve journeys have a name each', () => {
  expect(new Set(journeys.map(({ name }) => name)).size).toBe(12);
});

test('a table of journeys and engines, and below it what failed', () => {
  const results = [
    { name: 'Firefox 1', outcomes: new Map([['vote', { ok: true, seconds: 2.04 } as const]]) },
    { name: 'WebKit', outcomes: new Map([['vote', { ok: false, reason: 'No poll' } as const]]) },
  ];
  expect(formatReport(['landing', 'vote'], results)).toEqual([
    'journey  Firefox 1   WebKit',
    'landing  not walked  not walked',
    'vote     ok 2.0 s    FAILED',
    '',
    'WebKit, vote: No poll',
  ]);
});

test.runIf(process.platform === 'linux')('an engine that is not here names its packages', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('DISPLAY', undefined);
  expect(firefox.missing()).toEqual(['firefox-esr']);
  expect(webkit.missing()).toEqual(['webkit2gtk-driver', 'xvfb']);
});
