import { artCache, offlineDocument } from '@/config/offlinePlan';
import { fetchFile, hasExpectedType } from '@/lib/fileType';
import type { DocumentCache } from './documentCache';
import { documentPath } from './requests';

/** Milliseconds to wait for the network if a document is stored. */
export const networkTimeoutMs = 3000;

/** The network's answer; the stored one if it fails or is late; undefined without either. */
export async function networkFirst<Answer extends object>(
  network: Promise<Answer>,
  kept: () => Promise<Answer | undefined>,
  limit: number = networkTimeoutMs,
): Promise<Answer | undefined> {
  const asked = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  return first ?? (await kept()) ?? asked;
}

/** The stored answer; undefined if storage is refused. */
const cachedIn = (opening: Promise<Cache>, address: string): Promise<Response | undefined> =>
  opening.then((cache) => cache.match(address)).catch(() => undefined);

/** The same for a file; removes one of the wrong type. */
async function fileIn(opening: Promise<Cache>, address: string): Promise<Response | undefined> {
  const kept = await cachedIn(opening, address);
  if (kept === undefined || hasExpectedType(address, kept)) return kept;
  await opening.then((cache) => cache.delete(address)).catch(() => undefined);
  return undefined;
}

/** Stores an answer if the device allows. */
const cacheIn = (opening: Promise<Cache>, address: string, answer: Response): Promise<unknown> =>
  opening.then((cache) => cache.put(address, answer)).catch(() => undefined);

/** From the network, else stored, else the offline page. */
export async function answerDocument(request: Request, keeper: DocumentCache): Promise<Response> {
  const kept = () => cachedIn(keeper.open(), documentPath(request.url, request.url));
  const found = await networkFirst(fetch(request), kept);
  return found ?? (await cachedIn(keeper.open(), offlineDocument)) ?? Response.error();
}

type KeepAlive = (work: Promise<unknown>) => void;

/** A hashed file never changes, so a stored one is used. */
export async function answerFile(
  request: Request,
  keeper: DocumentCache,
  later: KeepAlive,
): Promise<Response> {
  const cache = keeper.open();
  const kept = await fileIn(cache, request.url);
  if (kept !== undefined) return kept;
  const response = await fetchFile(request);
  // Files of another build are not stored.
  if (response.ok && keeper.isOwn(new URL(request.url).pathname)) {
    later(cacheIn(cache, request.url, response.clone()));
  }
  return response;
}

/** A drawing or icon: the stored one at once, while the network's is stored for next time. */
export async function answerArt(request: Request, later: KeepAlive): Promise<Response> {
  const cache = caches.open(artCache);
  const kept = await fileIn(cache, request.url);
  const fresh = fetchFile(request).then((response) => {
    if (response.ok) later(cacheIn(cache, request.url, response.clone()));
    return response;
  });
  if (kept === undefined) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}
