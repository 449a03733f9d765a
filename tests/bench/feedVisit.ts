import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { gzipSize } from './documents';
import { storeSession } from './feedData';
import type { FeedProvider } from './feedProvider';

/** What the feed cost with so many posts. Times in milliseconds. */
export type FeedVisit = {
  readonly posts: number;
  /** From the navigation to the first post in the document. */
  readonly firstPost: number;
  /** Of this, the time in which the list was on its way. */
  readonly transfer: number;
  readonly nodes: number;
  readonly nodesAfterScrolling: number;
  /** Bytes of the script's heap after collection. */
  readonly heap: number;
  /** Main-thread time of unchanged answers, and of one with one new post. */
  readonly ticks: readonly number[];
  readonly tickWithPost: number;
  /** Tasks of more than 50 ms while scrolling. */
  readonly longTasks: readonly number[];
  readonly droppedFrames: number;
  /** Bytes after gzip of all script that was fetched in the first ten seconds. */
  readonly script: number;
};

type Observed = { firstPost: number; tasks: number[]; dropped: number };

declare global {
  // The measured page's own record.
  var feedBench: Observed;
}

/** A fourth of this machine's processor, as for every page. */
const slowdown = 4;
const scrolling = 5000;
/** How long a page is watched after it has loaded, and after an answer. */
const loading = 10_000;
const settleMs = 2000;
/** A single tick of some milliseconds measures the machine more than the page. */
const tickCount = 3;

function observe(): void {
  const record: Observed = { firstPost: Number.NaN, tasks: [], dropped: 0 };
  globalThis.feedBench = record;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const seen = new MutationObserver(() => {
    if (document.querySelector('[role=feed] > article') === null) return;
    record.firstPost = performance.now();
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
}

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Milliseconds in which the list's first answer was under way. */
const transferOf = (page: Page) =>
  page.evaluate(() => {
    const entry = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/posts/'));
    return entry?.duration ?? Number.NaN;
  });

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Main-thread time of the next answer, beyond what the page spends while none comes. */
async function nextTick(page: Page, session: CDPSession, provider: FeedProvider): Promise<number> {
  const scriptTimeOf = async (work: () => void) => {
    const before = await metric(session, 'TaskDuration');
    work();
    await page.waitForTimeout(settleMs);
    return 1000 * ((await metric(session, 'TaskDuration')) - before);
  };
  provider.pauseComments(true);
  const answer = await provider.nextList();
  const busy = await scriptTimeOf(answer);
  const idle = await scriptTimeOf(() => undefined);
  provider.pauseComments(false);
  return busy - idle;
}

/** Scrolls for a while and counts what a person would see stutter. */
async function scroll(page: Page): Promise<Pick<Observed, 'tasks' | 'dropped'>> {
  await page.evaluate(() => {
    feedBench.tasks.splice(0);
    let last = performance.now();
    const frame = (now: number) => {
      feedBench.dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(195, 500);
  const end = Date.now() + scrolling;
  while (Date.now() < end) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => ({ tasks: feedBench.tasks, dropped: feedBench.dropped }));
}

type FeedSite = {
  readonly origin: string;
  /** The build. */
  readonly outDir: string;
  readonly provider: FeedProvider;
};

/** Measures `/community` once, for a member who has not been here before. */
export async function visitFeed(
  browser: Browser,
  { origin, outDir, provider }: FeedSite,
  posts: number,
): Promise<FeedVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'token', value: 'bench', url: origin }]);
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await context.addInitScript(storeSession);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(origin) && /^\/assets\/.*\.js$/.test(pathname))
      scripts.add(pathname);
  });
  provider.reset(posts);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await page.goto(`${origin}/community`);
  await page.locator('[role=feed] > article').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(loading);
  const script = [...scripts].reduce(
    (total, path) => total + gzipSize(readFileSync(join(outDir, path))),
    0,
  );
  const firstPost = await page.evaluate(() => feedBench.firstPost);
  const transfer = await transferOf(page);
  const nodesBefore = await nodes(page);
  const ticks: number[] = [];
  while (ticks.length < tickCount) ticks.push(await nextTick(page, session, provider));
  provider.add();
  const tickWithPost = await nextTick(page, session, provider);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  const { tasks, dropped } = await scroll(page);
  const nodesAfterScrolling = await nodes(page);
  await context.close();
  return {
    posts,
    firstPost,
    transfer,
    nodes: nodesBefore,
    nodesAfterScrolling,
    heap,
    ticks,
    tickWithPost,
    longTasks: tasks.filter((duration) => duration > 50),
    droppedFrames: dropped,
    script,
  };
}
