import { chromium } from 'playwright-core';
import { browserArguments, browserPath } from '../setup/browser';
import { serveFeed } from './feedProvider';
import { type FeedVisit, visitFeed } from './feedVisit';
import { median } from './median';

/** How many posts the provider has. */
const sizes = [100, 1_000, 10_000] as const;

/** What visits with as many posts cost: medians, but for scrolling the worst of them. */
function row(visits: readonly FeedVisit[]) {
  const of = (read: (visit: FeedVisit) => number) => median(visits.map(read));
  const longTasks = visits.flatMap((visit) => visit.longTasks);
  return {
    posts: of((visit) => visit.posts),
    'first post': Math.round(of((visit) => visit.firstPost)),
    'without transfer': Math.round(of((visit) => visit.firstPost - visit.transfer)),
    nodes: of((visit) => visit.nodes),
    'after scrolling': Math.max(...visits.map((visit) => visit.nodesAfterScrolling)),
    'heap MB': (of((visit) => visit.heap) / 1024 / 1024).toFixed(1),
    'tick, nothing new': median(visits.flatMap((visit) => visit.ticks)).toFixed(1),
    'tick, one post': of((visit) => visit.tickWithPost).toFixed(1),
    'long tasks, scrolling': Math.round(longTasks.reduce((sum, task) => sum + task, 0)),
    longest: Math.round(Math.max(0, ...longTasks)),
    'dropped frames': of((visit) => visit.droppedFrames),
  };
}

/**
 * Measures the members' feed with few and with many posts, and prints what it cost.
 * @param runs visits for each number of posts; they take turns, since the machine's speed drifts
 */
export async function benchFeed(
  site: { readonly origin: string; readonly outDir: string },
  runs: number,
): Promise<void> {
  const provider = await serveFeed();
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, ...provider.browserArguments],
  });
  const visits: FeedVisit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const size of sizes) visits.push(await visitFeed(browser, { ...site, provider }, size));
    console.log(`measured the feed, ${run} of ${runs}`);
  }
  await browser.close();
  provider.close();
  const script = Math.max(...visits.map((visit) => visit.script));
  console.log(
    `\nThe feed, ${runs} visits each, 4× slower processor; milliseconds. Medians; of scrolling (5 s a visit) all long tasks, and the longest. Ticks are main-thread time.`,
  );
  console.table(sizes.map((size) => row(visits.filter(({ posts }) => posts === size))));
  console.log(`Script of the feed in its first 10 s, after gzip: ${(script / 1024).toFixed(1)} KB`);
}
