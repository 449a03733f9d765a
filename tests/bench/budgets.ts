import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../../src/app/screens';
import { paths } from '../../src/config/paths';
import { buildLive } from './build';
import { type BuiltDocument, gzipSize, lazyScripts, readDocuments } from './documents';

/** Bytes after gzip; fonts as they are, since woff2 is compressed already. */
const kilobyte = 1024;
const budgets = {
  hydrationScript: 150 * kilobyte,
  feedScript: 225 * kilobyte,
  memberScript: 235 * kilobyte,
  landingScript: 210 * kilobyte,
  css: 18 * kilobyte,
  fonts: 90 * kilobyte,
  fontFiles: 2,
  html: 40 * kilobyte,
  requests: 14,
  feedRequests: 35,
  scripts: 150,
  sheets: 40,
  smallScripts: 15,
} as const;

const outDir = buildLive('portal-budgets');
const size = (file: string) => gzipSize(readFileSync(join(outDir, file)));
const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
const failures: string[] = [];

function checkBudget(page: string, what: keyof typeof budgets, value: number): void {
  const limit = budgets[what];
  if (value <= limit) return;
  const shown = (bytes: number) =>
    limit < kilobyte ? String(bytes) : `${(bytes / kilobyte).toFixed(1)} KB`;
  failures.push(`${page}: ${what} is ${shown(value)}, at most ${shown(limit)}`);
}

/** Eager images; lazy ones are counted by the benchmark, in a browser. */
const eagerImages = ({ html }: BuiltDocument) =>
  new Set(
    [...html.matchAll(/<img[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('loading="lazy"'))
      .map((tag) => /src="([^"#]+)/.exec(tag)?.[1]),
  ).size;

const requestsOf = (document: BuiltDocument) =>
  1 + document.scripts.length + document.fonts.length + eagerImages(document);

const built = readdirSync(join(outDir, 'assets')).map((name) => `assets/${name}`);
const builtScripts = built.filter((file) => file.endsWith('.js'));
const sheets = built.filter((file) => file.endsWith('.css'));
/** Beside the pages' own files. */
const smallScripts = builtScripts.filter(
  (file) => !/(?:Page|Layout)-[^/]*$/.test(file) && size(file) < 700,
);
checkBudget('The build', 'scripts', builtScripts.length);
checkBudget('The build', 'sheets', sheets.length);
checkBudget('The build', 'smallScripts', smallScripts.length);

const closed = new Set(screens.filter(({ access }) => access !== 'public').map(({ path }) => path));
const every = readDocuments(outDir);
const documents = every.filter(({ path }) => !closed.has(path));
let feedScript = 0;
let feedRequests = 0;
for (const document of every) {
  const { path } = document;
  const script = sum(document.scripts);
  if (path === paths.community) {
    feedScript = script;
    feedRequests = requestsOf(document);
    checkBudget(path, 'feedScript', feedScript);
    checkBudget(path, 'feedRequests', feedRequests);
  } else if (closed.has(path)) checkBudget(path, 'memberScript', script);
}
for (const document of documents) {
  checkBudget(document.path, 'html', gzipSize(document.html));
  checkBudget(document.path, 'css', gzipSize(document.css));
  checkBudget(document.path, 'hydrationScript', sum(document.scripts));
  checkBudget(document.path, 'fontFiles', document.fonts.length);
  checkBudget(
    document.path,
    'fonts',
    document.fonts.reduce((total, font) => total + statSync(join(outDir, font)).size, 0),
  );
  checkBudget(document.path, 'requests', requestsOf(document));
  for (const [, address] of document.html.matchAll(/(?:src|srcset)="(https?:[^"]+)"/g)) {
    failures.push(`${document.path}: loads ${address} from another host`);
  }
}

const landing = documents.find((document) => document.path === '/');
if (landing === undefined) throw new Error('The build has no landing page.');
const lazy = lazyScripts(outDir, landing.scripts);
if (lazy.length === 0) failures.push('/: fetches nothing later, so its later script is unknown');
checkBudget('/', 'landingScript', sum([...landing.scripts, ...lazy]));

const widest = (measure: (document: BuiltDocument) => number) =>
  `${(Math.max(...documents.map(measure)) / kilobyte).toFixed(1)} KB`;
console.log(
  [
    `${builtScripts.length} scripts, ${smallScripts.length} of them small, and ${sheets.length} sheets`,
    `${documents.length} documents, largest of each after gzip:`,
    `  HTML ${widest(({ html }) => gzipSize(html))}`,
    `  CSS ${widest(({ css }) => gzipSize(css))}`,
    `  script to hydrate ${widest(({ scripts }) => sum(scripts))}`,
    `  requests until a page answers ${Math.max(...documents.map(requestsOf))}, the feed ${feedRequests}`,
    `  landing page, all script ${(sum([...landing.scripts, ...lazy]) / kilobyte).toFixed(1)} KB`,
    `  feed, script to render and answer ${(feedScript / kilobyte).toFixed(1)} KB`,
  ].join('\n'),
);
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
