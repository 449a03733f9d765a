import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { paths } from '../../src/config/paths';
import { browserArguments, browserPath } from '../setup/browser';
import { buildLive } from './build';
import { readDocuments } from './documents';
import { benchFeed } from './feed';
import { lighthouseScores } from './lighthouse';
import { benchLongContent } from './longContent';
import { kinds, type Visit, visit } from './measure';
import { median } from './median';
import { serve, withoutScript } from './server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    all: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const defaultPaths = ['/', '/real-estate', '/outsourcing-home', '/getquote'];
const runs = Number(values.runs);
const outDir = buildLive('portal-bench');
const every = readDocuments(outDir)
  .map(({ path }) => path)
  .filter((path) => path !== '/404.html');
const chosenPaths = positionals.filter((path) => path !== paths.community);
const pages = positionals.length > 0 ? chosenPaths : values.all ? every : defaultPaths;
/** The feed is measured with members' data, so it has a table of its own. */
const feed = positionals.length === 0 || chosenPaths.length < positionals.length;

const of = (visits: readonly Visit[], read: (one: Visit) => number) => median(visits.map(read));
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

const ours = await serve(outDir);
const scriptless = await serve(outDir, { rewrite: withoutScript });
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: [...browserArguments],
});

const rows: Record<string, string | number>[] = [];
for (const path of pages) {
  const own: Visit[] = [];
  const floor: Visit[] = [];
  // One visit each to warm the servers; then in turn, since the machine's speed drifts.
  await visit(browser, scriptless.origin + path, false);
  await visit(browser, ours.origin + path, true);
  for (let run = 0; run < runs; run += 1) {
    own.push(await visit(browser, ours.origin + path, true));
    floor.push(await visit(browser, scriptless.origin + path, false));
  }
  const ratio = (read: (one: Visit) => number) => (of(own, read) / of(floor, read)).toFixed(3);
  rows.push({
    page: path,
    FCP: Math.round(of(own, (one) => one.fcp)),
    '× twin': ratio((one) => one.fcp),
    LCP: Math.round(of(own, (one) => one.lcp)),
    '× twin ': ratio((one) => one.lcp),
    TBT: Math.round(of(own, (one) => one.blocking)),
    CLS: of(own, (one) => one.cls).toFixed(4),
    ready: Math.round(of(own, (one) => one.ready)),
    tap: of(own, (one) => one.tap),
    requests: of(own, (one) => one.requests),
    'script after LCP': own.every((one) => one.scriptAfterPaint) ? 'yes' : 'no',
    ...Object.fromEntries(
      kinds.map((kind) => [`${kind} KB`, kb(of(own, (one) => one.transfer[kind]))]),
    ),
  });
  console.log(`measured ${path}`);
}
if (rows.length > 0) {
  console.log(
    `\nMedians of ${runs} visits, 4× slower processor, 1.6 Mbit/s, 150 ms; milliseconds. The twin is the same page without script.`,
  );
  console.table(rows);
}
if (feed) {
  await benchFeed({ origin: ours.origin, outDir }, runs);
  await benchLongContent(browser, ours.origin, runs);
}
await browser.close();

if (values.lighthouse && pages.length > 0) {
  console.log('Lighthouse, mobile');
  const scores: Record<string, string | number>[] = [];
  for (const path of pages) scores.push(await lighthouseScores(ours.origin, path));
  console.table(scores);
}
ours.server.close();
scriptless.server.close();
