import { vi } from 'vitest';
import { installPopovers } from './popovers';

type Media = { dark: boolean; reducedMotion: boolean };

const defaults: Media = { dark: false, reducedMotion: false };
let asked = defaults;
let lists: MediaList[] = [];

/** What the person's system asks for, in the running test; pages that are open are told. */
export function emulateMedia(wishes: Partial<Media>): void {
  asked = { ...defaults, ...wishes };
  for (const list of lists) list.dispatchEvent(new Event('change'));
}

function holds(query: string): boolean {
  const width = /\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/.exec(query);
  if (width) {
    const pixels = Number(width[2]) * (width[3] === 'px' ? 1 : 16);
    return width[1] === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
  }
  if (query.includes('prefers-color-scheme')) return query.includes('dark') === asked.dark;
  if (query.includes('prefers-reduced-motion')) {
    return query.includes('no-preference') !== asked.reducedMotion;
  }
  return false;
}

class MediaList extends EventTarget {
  readonly onchange = null;
  constructor(readonly media: string) {
    super();
    lists.push(this);
  }
  get matches(): boolean {
    return holds(this.media);
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Without layout everything is on screen, which observers are told once. */
class Intersections {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds = [0];
  constructor(private readonly report: (entries: readonly object[], self: object) => void) {}
  observe(target: Element): void {
    queueMicrotask(() =>
      this.report([{ target, isIntersecting: true, intersectionRatio: 1 }], this),
    );
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class Sizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** One holder at a time and name, in order of asking, as the Web Locks API promises. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  type Work = (lock: { name: string } | null) => unknown;
  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1);
    if (typeof work !== 'function') throw new TypeError('A lock needs work to do.');
    const run: Work = (lock) => Reflect.apply(work, undefined, [lock]);
    const [options] = rest;
    const ifAvailable =
      typeof options === 'object' &&
      options !== null &&
      Reflect.get(options, 'ifAvailable') === true;
    if (ifAvailable && tails.has(name)) return Promise.resolve(run(null));
    const turn = (tails.get(name) ?? Promise.resolve()).then(() => run({ name }));
    const tail = turn.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, tail);
    void tail.then(() => tails.get(name) === tail && tails.delete(name));
    return turn;
  };
  return { request };
}

let pictures = 0;

let filled = false;

/** Fills in what jsdom has no answer for, once; what it has stays as it is. */
export function fillBrowserGaps(): void {
  if (filled) return;
  filled = true;
  const nothing = () => undefined;
  installPopovers();
  Object.assign(window, {
    matchMedia: (query: string) => new MediaList(query),
    scrollTo: nothing,
    scrollBy: nothing,
    IntersectionObserver: Intersections,
    ResizeObserver: Sizes,
    requestIdleCallback: (run: (deadline: object) => void) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 10 })),
    cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false },
  });
  for (const name of ['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'CSS'] as const) {
    Object.assign(globalThis, { [name]: window[name] });
  }
  Object.assign(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  });
  Object.assign(URL, {
    createObjectURL: () => `blob:${window.location.origin}/${(pictures += 1)}`,
    revokeObjectURL: nothing,
  });
  if (!('locks' in navigator)) {
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  }
}

/** Back to how a test finds the browser. */
export function resetBrowserGaps(): void {
  asked = defaults;
  lists = [];
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
}
