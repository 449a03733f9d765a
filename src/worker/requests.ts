type RouteRequest = { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean };

/** Never matches calls to the provider, wherever it is hosted, nor parts of files. */
const matchOwnPath =
  (path: RegExp) =>
  ({ request: { headers }, url, sameOrigin }: RouteRequest): boolean =>
    sameOrigin && !headers.has('Authorization') && !headers.has('Range') && path.test(url.pathname);

const isPage = matchOwnPath(/\/(?:[^./]*|index\.html)$/);

export const isDocument = (requested: RouteRequest) =>
  requested.request.mode === 'navigate' && isPage(requested);
export const isFile = matchOwnPath(/^\/assets\//);
export const isArt = matchOwnPath(
  /^\/(?:art\/|(?:icon-\d+(?:-maskable)?\.png|apple-touch-icon\.png|manifest\.webmanifest)$)/,
);

/** The cache key of a document: its path, however a host spells it. */
export const documentPath = (url: string): string =>
  new URL(url).pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
