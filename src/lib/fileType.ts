const types: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.(?:png|jpe?g|gif|webp|avif|ico)$/, /^image\//],
  // Some hosts send these as bytes, which browsers accept.
  [/\.(?:woff2?|ttf|otf)$/, /^(?:font\/|application\/(?:x-)?font|application\/octet-stream$)/],
  [/\.(?:json|webmanifest)$/, /^application\/(?:[\w.-]+\+)?(?:json|octet-stream)$/],
];

/** False for a host's fallback page, sent with status 200 instead of a missing file. */
export function hasExpectedType(address: string, { ok, headers }: Response): boolean {
  const path = address.replace(/[?#].*$/, '');
  const [sent = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const known = types.find(([ending]) => ending.test(path));
  return ok && (known === undefined ? sent.trim() !== 'text/html' : known[1].test(sent.trim()));
}

/** Replaces a wrong answer by one from past the HTTP cache, which may hold it for a year. */
export async function replaceWrongType(address: string, response: Response): Promise<Response> {
  if (!response.ok || hasExpectedType(address, response)) return response;
  const again = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
  return !again.ok || hasExpectedType(address, again) ? again : Response.error();
}

export const fetchFile = async (address: string): Promise<Response> =>
  replaceWrongType(address, await fetch(address));
