import { artCache, offlineDocument } from '@/config/offlinePlan';
import { fetchFile, hasExpectedType } from '@/lib/fileType';
import type { DocumentCache } from './documentCache';
import { documentPath } from './requests';

/** How long a document of the network is waited for where one is kept, in milliseconds. */
export const networkTimeoutMs = 3000;

/**
 * The network's answer. Where it has none, or none within the limit, what is kept; where nothing is,
 * the network is waited for however long it takes.
 * @returns undefined where there is neither
 */
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

/** What is kept under an address; nothing too where the device refuses to look. */
const keptIn = (opening: Promise<Cache>, address: string): Promise<Response | undefined> =>
  opening.then((cache) => cache.match(address)).catch(() => undefined);

/** The same for a file; one that is not what its name says is thrown out. */
async function fileIn(opening: Promise<Cache>, address: string): Promise<Response | undefined> {
  const kept = await keptIn(opening, address);
  if (kept === undefined || hasExpectedType(address, kept)) return kept;
  await opening.then((cache) => cache.delete(address)).catch(() => undefined);
  return undefined;
}

/** Keeps an answer where the device lets it. */
const keepIn = (opening: Promise<Cache>, address: string, answer: Response): Promise<unknown> =>
  opening.then((cache) => cache.put(address, answer)).catch(() => undefined);

/** A document: the network's, else the kept one, else the page that says that there is none. */
export async function answerDocument(request: Request, keeper: DocumentCache): Promise<Response> {
  const kept = () => keptIn(keeper.open(), documentPath(request.url, request.url));
  const found = await networkFirst(fetch(request), kept);
  return found ?? (await keptIn(keeper.open(), offlineDocument)) ?? Response.error();
}

/** Keeps the worker alive until what it is given is done. */
type Later = (work: Promise<unknown>) => void;

/** A hashed file: its name says what is in it, so a kept one is as good as the network's. */
export async function answerFile(
  request: Request,
  keeper: DocumentCache,
  later: Later,
): Promise<Response> {
  const cache = keeper.open();
  const kept = await fileIn(cache, request.url);
  if (kept !== undefined) return kept;
  const response = await fetchFile(request);
  // Files of another build are none of this one's business.
  if (response.ok && keeper.isOwn(new URL(request.url).pathname)) {
    later(keepIn(cache, request.url, response.clone()));
  }
  return response;
}

/** A drawing or icon: the kept one at once, and the network's for the next time. */
export async function answerArt(request: Request, later: Later): Promise<Response> {
  const cache = caches.open(artCache);
  const kept = await fileIn(cache, request.url);
  const fresh = fetchFile(request).then((response) => {
    if (response.ok) later(keepIn(cache, request.url, response.clone()));
    return response;
  });
  if (kept === undefined) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}
