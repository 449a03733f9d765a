/**
 * Popovers and dialogs as browsers do them, less the top layer: opening, closing, Escape, the
 * buttons that command them, and that a closed one is not shown.
 */
const openAttr = 'data-popover-open';

function dispatchToggle(element: HTMLElement, open: boolean): void {
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  queueMicrotask(() => {
    element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
  });
}

function setPopover(element: HTMLElement, open: boolean): void {
  if (!element.hasAttribute('popover')) {
    throw new DOMException('The element is no popover.', 'NotSupportedError');
  }
  if (element.hasAttribute(openAttr) === open) return;
  element.toggleAttribute(openAttr, open);
  dispatchToggle(element, open);
}

function installPopover(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setPopover(this, true);
    },
    hidePopover(this: HTMLElement) {
      setPopover(this, false);
    },
    togglePopover(this: HTMLElement) {
      setPopover(this, !this.hasAttribute(openAttr));
      return this.hasAttribute(openAttr);
    },
  });
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): unknown {
      const known = selector.replaceAll(':popover-open', `[${openAttr}]`);
      return Reflect.apply(matches, this, [known]);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button === null || popover === null) return;
    const action = button.getAttribute('popovertargetaction') ?? 'toggle';
    setPopover(popover, action === 'toggle' ? !popover.hasAttribute(openAttr) : action === 'show');
  });
}

function closeDialog(dialog: HTMLDialogElement, answer?: string): void {
  if (!dialog.open) return;
  dialog.open = false;
  if (answer !== undefined) dialog.returnValue = answer;
  queueMicrotask(() => dialog.dispatchEvent(new Event('close')));
}

function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a')?.focus();
    },
    close(this: HTMLDialogElement, answer?: string) {
      closeDialog(this, answer);
    },
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
    const dialog = form.closest('dialog');
    if (dialog === null || event.defaultPrevented) return;
    event.preventDefault();
    closeDialog(dialog, event.submitter?.getAttribute('value') ?? undefined);
  });
}

/** Gives a jsdom document popovers and dialogs. */
function installPopovers(): void {
  installPopover();
  installDialog();
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true)
      closeDialog(dialog);
    if (dialog !== undefined) return;
    for (const popover of document.querySelectorAll<HTMLElement>(`[popover=auto][${openAttr}]`)) {
      setPopover(popover, false);
    }
  });
  const style = document.createElement('style');
  style.textContent = `[popover][${openAttr}] { display: block !important; }`;
  document.head.append(style);
}

type Media = { dark: boolean; reducedMotion: boolean };

const defaults: Media = { dark: false, reducedMotion: false };
let emulated = defaults;
let lists: MediaList[] = [];

/** Sets media features for the running test; pages that are open are notified. */
export function emulateMedia(changes: Partial<Media>): void {
  emulated = { ...defaults, ...changes };
  for (const list of lists) list.dispatchEvent(new Event('change'));
}

function matchesQuery(query: string): boolean {
  const width = /\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/.exec(query);
  if (width) {
    const pixels = Number(width[2]) * (width[3] === 'px' ? 1 : 16);
    return width[1] === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
  }
  if (query.includes('prefers-color-scheme')) return query.includes('dark') === emulated.dark;
  if (query.includes('prefers-reduced-motion')) {
    return query.includes('no-preference') !== emulated.reducedMotion;
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
    return matchesQuery(this.media);
  }
  addListener(): void {}
  removeListener(): void {}
}

/** Without layout everything is on screen, and observers are notified once. */
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

/** One holder at a time and name, in order of request, as the Web Locks API promises. */
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
    const result = (tails.get(name) ?? Promise.resolve()).then(() => run({ name }));
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, tail);
    void tail.then(() => tails.get(name) === tail && tails.delete(name));
    return result;
  };
  const query = () => Promise.resolve({ held: [...tails.keys()].map((name) => ({ name })) });
  return { request, query };
}

let pictures = 0;

const { setTimeout: delay, clearTimeout: cancelDelay } = globalThis;

/**
 * jsdom draws frames by one interval. Begun while a test fakes intervals alone, it would never fire
 * again, for the files after it either.
 */
const frames = {
  requestAnimationFrame: (draw: FrameRequestCallback) => delay(() => draw(performance.now()), 16),
  cancelAnimationFrame: (handle: number) => cancelDelay(handle),
};

let installed = false;

/** Fills in what jsdom has no answer for, once; what it has stays as it is. */
export function installBrowserMocks(): void {
  if (installed) return;
  installed = true;
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
  Object.assign(globalThis, frames);
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
export function resetBrowserMocks(): void {
  emulated = defaults;
  lists = [];
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(document, 'visibilityState');
}
