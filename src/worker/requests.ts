/** What the worker looks at of a request. */
type Asked = {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Headers;
};

/**
 * How a request is answered: a document, a hashed file, a drawing or icon, or not by the worker at all.
 */
export type Answered = 'document' | 'file' | 'art' | 'leave';

const icons = /^\/(?:icon-\d+(?:-maskable)?\.png|apple-touch-icon\.png|manifest\.webmanifest)$/;

/**
 * Decides who answers. Calls to the provider are left alone wherever it lives: those to other hosts,
 * those with a token, and whatever on this host is no page and no file of the build.
 * @param origin of the site
 */
export function answeredBy({ method, url, mode, headers }: Asked, origin: string): Answered {
  const { origin: host, pathname } = new URL(url);
  if (host !== origin || method !== 'GET' || headers.has('Authorization') || headers.has('Range'))
    return 'leave';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/art/') || icons.test(pathname)) return 'art';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return mode === 'navigate' && (!last.includes('.') || last === 'index.html')
    ? 'document'
    : 'leave';
}

/** What a document is kept under: its path alone, however a host spells it. */
export function documentPath(url: string, origin: string): string {
  const { pathname } = new URL(url, origin);
  return pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
}
