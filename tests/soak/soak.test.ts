import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { paths } from '@/config/paths';
import { nextId } from '@/mocks/snapshot';
import { newPage, waitForIdle, site, visit } from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
/** How often the feed is requested, in milliseconds (specification, section 9). */
const tick = 10_000;
const minutes = 30;
const ticks = (minutes * 60_000) / tick;
/** A post of somebody else comes with every so many ticks: one a minute. */
const perPost = 6;
/** Somebody reads on: every five minutes the new posts are let in. */
const perLook = 30;

type Figures = {
  readonly minute: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly requests: number;
  /** Calls for comments of posts in view, and for the communities' posts. */
  readonly others: number;
};

const countRequests = () => provider.received.of('GET', '/posts/').length;

async function measure(page: Page, minute: number): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    minute,
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    requests: countRequests(),
    others: provider.received.all().length - countRequests(),
  };
}

/** A post that somebody writes on another device. */
const othersPost = (at: number) =>
  provider.database.change((draft) => {
    const id = nextId(draft.posts);
    draft.posts.push({
      id,
      authorId: 2,
      authorAs: 'name',
      title: `Post of tick ${at}`,
      content: 'Something was built today.',
      picture: null,
      category: 1,
      createdAt: new Date(Date.now() + id).toISOString(),
    });
  });

/** The seed's pictures are files of a demo build. */
beforeEach(() =>
  provider.database.change((draft) => {
    for (const post of draft.posts) post.picture = null;
  }),
);

async function openFeed(): Promise<Page> {
  const page = await newPage();
  await visit(page, origin + paths.communityLogin);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(origin + paths.community);
  await page.getByRole('feed').waitFor();
  await page.clock.install();
  await page.reload();
  await page.clock.resume();
  await page.getByRole('feed').waitFor();
  await waitForIdle(page);
  return page;
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);
const line = ({ minute, heap, nodes, listeners, requests, others }: Figures) =>
  `  minute ${minute}: heap ${megabytes(heap)} MB, ${nodes} nodes, ${listeners} listeners, ${requests} requests, ${others} others\n`;

test('the feed stays open for half an hour while posts arrive: nothing piles up', async () => {
  const page = await openFeed();
  await page.clock.pauseAt(Date.now() + 1000);
  provider.received.clear();
  const figures: Figures[] = [];
  for (let at = 1; at <= ticks; at += 1) {
    if (at % perPost === 0) await othersPost(at);
    const answered = page.waitForResponse((response) =>
      /(?<!\/community\/\d+)\/posts\/$/.test(new URL(response.url()).pathname),
    );
    await page.clock.runFor(tick);
    await (await answered).finished();
    await expect.poll(countRequests).toBe(at);
    if (at % perLook === 0) {
      const news = page.getByRole('button', { name: /new posts?$/ });
      await news.waitFor();
      await news.click();
      await page.clock.runFor(1000);
      figures.push(await measure(page, (at * tick) / 60_000));
    }
  }
  process.stdout.write(`Soak, ${minutes} minutes of the feed:\n${figures.map(line).join('')}`);

  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
  expect(last.requests).toBe(ticks);
  // Comments are requested under posts in view only: once a tick, and once when the post comes.
  // Posts of the member's communities are counted once a minute.
  const threads = new Map<string, number>();
  for (const { path } of provider.received.all()) {
    if (path !== '/posts/') threads.set(path, (threads.get(path) ?? 0) + 1);
  }
  const maxCalls = (path: string) => {
    if (/^\/posts\/\d+\/comments\/$/.test(path)) return perLook + 1;
    return /^\/community\/\d+\/posts\/$/.test(path) ? minutes + 1 : 0;
  };
  expect([...threads].filter(([path, count]) => count > maxCalls(path))).toEqual([]);
  // Twenty-five posts more are known by then, and no more of them are drawn than fit.
  expect(last.heap - first.heap).toBeLessThan(1.5 * 1024 * 1024);
  expect(last.nodes).toBeLessThan(first.nodes * 1.15);
  expect(last.listeners).toBeLessThan(first.listeners * 1.15);
});
