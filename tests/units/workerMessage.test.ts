// @vitest-environment node
import { expect, test } from 'vitest';
import { parseMessage } from '@/config/siteWorker';

test.each([
  [{ say: 'take over' }, { say: 'take over' }],
  [
    { say: 'newer', main: '/assets/a.js' },
    { say: 'newer', main: '/assets/a.js' },
  ],
  [{ say: 'newer' }, undefined],
  [{ say: 'newer', main: 4 }, undefined],
  [
    { say: 'keep', paths: ['/faq', '//elsewhere', 'https://x.example/', 4], loaded: 'x' },
    { say: 'keep', paths: ['/faq'], loaded: [], member: false },
  ],
  [
    { say: 'keep', loaded: ['/art/a.svg'], member: true },
    { say: 'keep', paths: [], loaded: ['/art/a.svg'], member: true },
  ],
  [
    { say: 'keep', member: 'yes' },
    { say: 'keep', paths: [], loaded: [], member: false },
  ],
  [{ say: 'something' }, undefined],
  [{}, undefined],
  ['keep', undefined],
  [null, undefined],
])('%j', (raw, order) => {
  expect(parseMessage(raw)).toEqual(order);
});
