import type { WorkerMessage } from '@/config/offlinePlan';

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

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter(isText);
const ownPaths = (value: unknown) =>
  texts(value).filter((path) => path.startsWith('/') && !path.startsWith('//'));

/** Parses a page's message; undefined if it is none. */
export function parseMessage(raw: unknown): WorkerMessage | undefined {
  if (typeof raw !== 'object' || raw === null || !('say' in raw)) return undefined;
  if (raw.say === 'take over') return { say: 'take over' };
  if (raw.say === 'newer' && 'main' in raw && isText(raw.main))
    return { say: 'newer', main: raw.main };
  if (raw.say !== 'keep') return undefined;
  return {
    say: 'keep',
    paths: ownPaths('paths' in raw ? raw.paths : []),
    loaded: ownPaths('loaded' in raw ? raw.loaded : []),
    member: 'member' in raw && raw.member === true,
  };
}
