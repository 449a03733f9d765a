import { artCache, offlineDocument } from '@/lib/offlinePlan';
import type { Keeper } from './keep';
import { networkFirst } from './networkFirst';
import { documentPath } from './requests';

/** What is kept under an address; nothing too where the device refuses to look. */
const keptIn = (opening: Promise<Cache>, address: string): Promise<Response | undefined> =>
  opening.then((cache) => cache.match(address)).catch(() => undefined);

/** Keeps an answer where the device lets it. */
const keepIn = (opening: Promise<Cache>, address: string, answer: Response): Promise<unknown> =>
  opening.then((cache) => cache.put(address, answer)).catch(() => undefined);

/** A document: the network's, else the kept one, else the page that says that there is none. */
export async function answerDocument(request: Request, keeper: Keeper): Promise<Response> {
  const kept = () => keptIn(keeper.open(), documentPath(request.url, request.url));
  const found = await networkFirst(fetch(request), kept);
  return found ?? (await keptIn(keeper.open(), offlineDocument)) ?? Response.error();
}

/** Keeps the worker alive until what it is given is done. */
type Later = (work: Promise<unknown>) => void;

/** A hashed file: its name says what is in it, so a kept one is as good as the network's. */
export async function answerFile(
  request: Request,
  keeper: Keeper,
  later: Later,
): Promise<Response> {
  const cache = keeper.open();
  const kept = await keptIn(cache, request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // Files of another build are none of this one's business.
  if (response.ok && keeper.isOwn(new URL(request.url).pathname)) {
    later(keepIn(cache, request.url, response.clone()));
  }
  return response;
}

/** A drawing or icon: the kept one at once, and the network's for the next time. */
export async function answerArt(request: Request, later: Later): Promise<Response> {
  const cache = caches.open(artCache);
  const kept = await keptIn(cache, request.url);
  const fresh = fetch(request).then((response) => {
    if (response.ok) later(keepIn(cache, request.url, response.clone()));
    return response;
  });
  if (kept === undefined) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}
