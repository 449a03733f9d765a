import type { Browser } from 'playwright-core';
import { type FeedVisit, visitFeed } from './feedVisit';

/** How many posts the provider has, one measurement each. */
const sizes = [100, 1_000, 10_000] as const;

const row = (visit: FeedVisit) => ({
  posts: visit.posts,
  'first post': Math.round(visit.firstPost),
  'without transfer': Math.round(visit.firstPost - visit.transfer),
  nodes: visit.nodes,
  'after scrolling': visit.nodesAfterScrolling,
  'heap MB': (visit.heap / 1024 / 1024).toFixed(1),
  'tick, nothing new': visit.tick.toFixed(1),
  'tick, one post': visit.tickWithPost.toFixed(1),
  'long tasks, scrolling': Math.round(visit.longTasks.reduce((sum, task) => sum + task, 0)),
  longest: Math.round(Math.max(0, ...visit.longTasks)),
  'dropped frames': visit.droppedFrames,
});

/** Measures the members' feed with few and with many posts, and prints what it cost. */
export async function benchFeed(
  browser: Browser,
  site: { readonly origin: string; readonly outDir: string },
): Promise<void> {
  const visits: FeedVisit[] = [];
  for (const size of sizes) {
    visits.push(await visitFeed(browser, site, size));
    console.log(`measured the feed with ${size} posts`);
  }
  const script = Math.max(...visits.map((visit) => visit.script));
  console.log(
    `\nThe feed, one visit each, 4× slower processor; milliseconds. Ticks are main-thread time; scrolling takes 5 s.`,
  );
  console.table(visits.map(row));
  console.log(`Script of the feed in its first 10 s, after gzip: ${(script / 1024).toFixed(1)} KB`);
}
