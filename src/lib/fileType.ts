/** What an answer has to say that it is, by the ending of its address. */
const types: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.(?:png|jpe?g|gif|webp|avif|ico)$/, /^image\//],
  // Hosts that do not know fonts or manifests send them as bytes, which browsers take.
  [/\.(?:woff2?|ttf|otf)$/, /^(?:font\/|application\/(?:x-)?font|application\/octet-stream$)/],
  [/\.(?:json|webmanifest)$/, /^application\/(?:[\w.-]+\+)?(?:json|octet-stream)$/],
];

/**
 * True for an answer that is what its address names. A host's fallback page, sent with status 200 in
 * place of a file, is not.
 */
export function hasExpectedType(address: string, { ok, headers }: Response): boolean {
  const path = address.replace(/[?#].*$/, '');
  const [sent = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const known = types.find(([ending]) => ending.test(path));
  return ok && (known === undefined ? sent.trim() !== 'text/html' : known[1].test(sent.trim()));
}

/**
 * Fetches a file. A wrong answer may have been stored by the browser for a year, so it is fetched once
 * more past the browser's HTTP cache. An error is given back as it is.
 */
export async function fetchFile(request: Request | string): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url;
  const response = await fetch(request);
  if (!response.ok || hasExpectedType(address, response)) return response;
  const again = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
  return !again.ok || hasExpectedType(address, again) ? again : Response.error();
}
