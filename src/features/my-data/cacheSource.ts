import type { Source } from './found';

/** Empty if the browser has none here. */
export const cacheNames = async (): Promise<readonly string[]> =>
  'caches' in globalThis ? caches.keys() : [];

/** Caches of pages and files; addresses are exported. */
export const fileCaches = (covers: (name: string) => boolean): Source => ({
  place: 'cache',
  covers,
  read: async () => {
    const names = (await cacheNames()).filter(covers);
    return Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        let bytes = 0;
        for (const request of requests) {
          const answer = await cache.match(request);
          bytes += (await answer?.blob())?.size ?? 0;
        }
        return {
          place: 'cache' as const,
          name,
          others: false,
          count: requests.length,
          bytes,
          value: requests.map(({ url }) => new URL(url).pathname),
          remove: async () => void (await caches.delete(name)),
        };
      }),
    );
  },
});
