type Asked = {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Headers;
};

/** How a request is answered; `leave`: not by the worker. */
export type Answered = 'document' | 'file' | 'art' | 'leave';

const icons = /^\/(?:icon-\d+(?:-maskable)?\.png|apple-touch-icon\.png|manifest\.webmanifest)$/;

/** Only pages and files of the build: never calls to the provider, wherever it is hosted. */
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

/** The cache key of a document: its path, however a host spells it. */
export function documentPath(url: string, origin: string): string {
  const { pathname } = new URL(url, origin);
  return pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
}
