import { artCache, offlineDocument } from '@/lib/offlinePlan';
import type { Keeper } from './keep';
import { networkFirst } from './networkFirst';
import { documentPath } from './requests';

/** A document: the network's, else the kept one, else the page that says that there is none. */
export async function answerDocument(request: Request, keeper: Keeper): Promise<Response> {
  const kept = async () => {
    const cache = await keeper.open();
    return cache.match(documentPath(request.url, request.url));
  };
  const found = await networkFirst(fetch(request), kept);
  if (found !== undefined) return found;
  const cache = await keeper.open();
  return (await cache.match(offlineDocument)) ?? Response.error();
}

/** Keeps the worker alive until what it is given is done. */
type Later = (work: Promise<unknown>) => void;

/** A hashed file: its name says what is in it, so a kept one is as good as the network's. */
export async function answerFile(
  request: Request,
  keeper: Keeper,
  later: Later,
): Promise<Response> {
  const cache = await keeper.open();
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // Files of another build are none of this one's business.
  if (response.ok && keeper.isOwn(new URL(request.url).pathname)) {
    later(cache.put(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}

/** A drawing or icon: the kept one at once, and the network's for the next time. */
export async function answerArt(request: Request, later: Later): Promise<Response> {
  const cache = await caches.open(artCache);
  const kept = await cache.match(request.url);
  const fresh = fetch(request).then((response) => {
    if (response.ok) {
      later(cache.put(request.url, response.clone()).catch(() => undefined));
    }
    return response;
  });
  if (kept === undefined) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}
