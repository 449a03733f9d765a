// @vitest-environment node
// Needs modules of its own: each test starts a worker.
import { beforeEach, describe, expect, test } from 'vitest';
import { artCache, cacheNameOf } from '@/config/offlinePlan';
import { createCacheStorage } from '../../setup/device';
import { origin, pageRequest, plan, startWorker, type TestWorker } from './serviceWorker';

let worker: TestWorker;
let device: ReturnType<typeof createCacheStorage>;

const types = [
  [/\.js$/, 'text/javascript'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.webmanifest$/, 'application/manifest+json'],
] as const;

beforeEach(async () => {
  device = createCacheStorage();
  worker = await startWorker(plan, device.storage, (path) => {
    const type = types.find(([ending]) => ending.test(path))?.[1] ?? 'text/html';
    return new Response('fresh', { headers: { 'Content-Type': type } });
  });
});

describe('the worker answers for', () => {
  test.each([
    ['/assets/main.js', 'cors', [cacheNameOf('one')]],
    ['/assets/of-another-build.js', 'cors', []],
    ['/art/state-offline.svg', 'no-cors', [artCache]],
    ['/art/sprites/section.svg', 'no-cors', [artCache]],
    ['/icon-192.png', 'no-cors', [artCache]],
    ['/icon-512-maskable.png', 'no-cors', [artCache]],
    ['/apple-touch-icon.png', 'no-cors', [artCache]],
    ['/manifest.webmanifest', 'cors', [artCache]],
    ['/', 'navigate', []],
    ['/community?post=1', 'navigate', []],
    ['/faq/', 'navigate', []],
    ['/faq/index.html', 'navigate', []],
  ])('%s, %s, stored in %j', async (path, mode, caches) => {
    const response = await worker.request(pageRequest(path, { mode }));
    expect(await response?.text()).toBe('fresh');
    await worker.done();
    expect(device.names().filter((name) => device.paths(name).length > 0)).toEqual(caches);
  });
});

describe('the worker leaves alone', () => {
  const secret = { Authorization: 'JWT x' };
  test.each([
    ['a picture of the site', '/social-card.png', { mode: 'navigate' }],
    ['a document that a script fetches', '/faq', {}],
    ['its own script', '/sw.js', { mode: 'same-origin' }],
    ['a text for robots', '/robots.txt', { mode: 'navigate' }],
    ['another host', 'https://api.example/posts/', {}],
    ['a drawing of another host', 'https://api.example/art/x.svg', { mode: 'no-cors' }],
    ['a file of another host', 'https://api.example/assets/main.js', {}],
    ['a document of another host', 'https://api.example/faq', { mode: 'navigate' }],
    ['a provider on the site’s own host', '/api/posts/', {}],
    ['another port', `${origin}:8443/assets/main.js`, {}],
    ['another scheme', 'http://www.portal.example/assets/main.js', {}],
    ['a call that writes', '/assets/main.js', { method: 'POST' }],
    ['a look without a body', '/faq', { method: 'HEAD', mode: 'navigate' }],
    ['a form that is sent', '/faq', { method: 'POST', mode: 'navigate' }],
    ['a token', '/assets/main.js', { headers: secret }],
    ['a token for a document', '/faq', { headers: secret, mode: 'navigate' }],
    ['a part of a file', '/assets/main.js', { headers: { Range: 'bytes=0-' } }],
    ['a part of a drawing', '/art/kiln.svg', { headers: { Range: 'bytes=0-' } }],
  ])('%s', async (_, address, init) => {
    expect(await worker.request(pageRequest(address, init))).toBeUndefined();
  });
});
