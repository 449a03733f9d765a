import { CacheableResponse } from 'workbox-cacheable-response';
import { CacheExpiration } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import { artCache, cacheNameOf } from '@/config/offlinePlan';
import { hasExpectedType, replaceWrongType } from '@/lib/fileType';

export type Plugin = NonNullable<StrategyOptions['plugins']>[number];

export const plan = __OFFLINE_PLAN__;
export const cacheName = cacheNameOf(plan.build);
export const isBuildFile = (path: string): boolean => plan.files.includes(path);

export const cacheable = new CacheableResponse({ statuses: [200] });

/** No host's fallback page is stored or served under the name of a file. */
const hasType: Plugin = {
  // One entry for each address, whatever headers an answer varies by.
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  // A wrong answer is replaced, or is an error.
  fetchDidSucceed: ({ request, response }) => replaceWrongType(request.url, response),
  cacheWillUpdate: async ({ response }) =>
    cacheable.isResponseCacheable(response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse, ...entry }) => {
    if (!cachedResponse || hasExpectedType(request.url, cachedResponse)) return cachedResponse;
    await (await caches.open(entry.cacheName)).delete(request);
    return undefined;
  },
  // Any other error is that of a device which refuses its caches.
  handlerDidError: async ({ error, request }) =>
    error.name === 'no-response' ? undefined : replaceWrongType(request.url, await fetch(request)),
};

const ofBuild: Plugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isBuildFile(new URL(request.url).pathname) ? response : null,
};

/** A hashed file never changes. */
export const fileStrategy = new CacheFirst({ cacheName, plugins: [hasType, ofBuild] });

/** Three times the drawings of a build: those removed are on no page any more. */
export const expiry = new CacheExpiration(artCache, { maxEntries: 300 });
const used: Plugin = { cacheDidUpdate: ({ request }) => expiry.updateTimestamp(request.url) };
const artPlugins = [hasType, used];
export const artStrategy = new StaleWhileRevalidate({ cacheName: artCache, plugins: artPlugins });
/** For pages that are stored: fetches only what is missing. */
export const storedArtStrategy = new CacheFirst({ cacheName: artCache, plugins: artPlugins });
