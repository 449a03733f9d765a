import type { Browser, Page } from 'playwright-core';

/** What one visit of one page cost. Times in milliseconds from the navigation's start. */
export type Visit = {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Sum of what main-thread tasks took beyond 50 ms each, after the first paint. */
  readonly blocking: number;
  /** Milliseconds until the page answered through script; NaN for the twin. */
  readonly ready: number;
  /** Milliseconds from a tap on the menu's button to the next paint (event timing); NaN for the twin. */
  readonly tap: number;
  readonly requests: number;
  /** Bytes over the line, by kind. */
  readonly transfer: Readonly<Record<Kind, number>>;
  /** True when no script was requested before the largest paint. */
  readonly scriptAfterPaint: boolean;
};

export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'other'] as const;
type Kind = (typeof kinds)[number];

type Observed = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  ready: number;
  tap: number;
};

declare global {
  // The measuring page's own record.
  var portalBench: Observed;
}

function observe(): void {
  const record: Observed = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    tasks: [],
    ready: Number.NaN,
    tap: Number.NaN,
  };
  globalThis.portalBench = record;
  const watch = (
    type: string,
    each: (entry: PerformanceEntry) => void,
    options: PerformanceObserverInit = {},
  ) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true, ...options });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    record.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') record.cls += entry.value;
  });
  watch('longtask', (entry) => {
    record.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
  const recordTap = ({ name, duration }: PerformanceEntry) => {
    if (name === 'click') record.tap = duration;
  };
  watch('event', recordTap, { durationThreshold: 16 });
  document.addEventListener('portal:ready', () => {
    record.ready = performance.now();
  });
}

const kindOf = (type: string, url: string): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Script' || url.endsWith('.js')) return 'js';
  if (type === 'Font' || url.endsWith('.woff2')) return 'fonts';
  if (type === 'Image' || /\.(?:svg|png)(?:#|$)/.test(url)) return 'images';
  return 'other';
};

/** The line and the processor of a modest phone: 1.6 Mbit/s, 150 ms, a fourth of this machine. */
const line = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, cpu: 4 } as const;

/** The page's first tap: what it fetches and moves is not counted. */
async function tapMenu(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.waitForFunction(() => !Number.isNaN(globalThis.portalBench.tap));
  return page.evaluate(() => globalThis.portalBench.tap);
}

/**
 * Visits a page once with an empty cache and waits until it is quiet.
 * @param hydrates false for the twin, which has no script to wait for
 */
export async function visit(browser: Browser, url: string, hydrates: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  const transfer: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  const requested = new Map<string, Kind>();
  let firstScript = Number.POSITIVE_INFINITY;
  let started = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const kind = kindOf(type ?? '', request.url);
    if (kind === 'html') started = timestamp;
    if (kind === 'js') firstScript = Math.min(firstScript, (timestamp - started) * 1000);
    requested.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer[requested.get(requestId) ?? 'other'] += encodedDataLength;
  });
  // The runner's compiler marks functions with this name, which the page does not know.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (hydrates) {
    await page.waitForFunction(() => !Number.isNaN(globalThis.portalBench.ready), undefined, {
      timeout: 60_000,
    });
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  const observed = await page.evaluate(() => globalThis.portalBench);
  const counted = { requests: requested.size, transfer: { ...transfer } };
  const tap = hydrates ? await tapMenu(page) : Number.NaN;
  await context.close();
  const blocking = observed.tasks
    .filter(({ start, duration }) => start + duration > observed.fcp)
    .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  return {
    fcp: observed.fcp,
    lcp: Math.max(observed.lcp, observed.fcp),
    cls: observed.cls,
    blocking,
    ready: observed.ready,
    tap,
    ...counted,
    scriptAfterPaint: firstScript > observed.lcp,
  };
}
