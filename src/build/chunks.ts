import { basename } from 'node:path';
import { type Chunk, mergeChunks } from './chunkMerging.ts';
import { type BundlerGraph, closureOf, type ModuleGraph, readModules } from './moduleGraph.ts';

/** How much a page counts (most visits begin with the landing page or the feed), and what pages load later. */
const weights = { firstPage: 4, page: 1, later: 0.05 };

/** What `main.ts` runs one after the other, in tasks of their own. */
const tasks = [
  { name: 'react', module: '/react-dom/client.js' },
  { name: 'portal', module: '/src/app/start.tsx' },
] as const;
const base = 'portal';

/** Pages and the frames of members' pages, each in a file of its own. */
const isPage = (id: string) => /\/src\/(?:pages|app\/layouts)\/\w+(?:Page|Layout)\.tsx$/.test(id);

function weightOf(id: string): number {
  if (/\/src\/pages\/(?:Home|Community)Page\.tsx$/.test(id)) return weights.firstPage;
  return isPage(id) ? weights.page : weights.later;
}

/** Modules that every visit loads, by the name of their file. */
function nameStart(entry: string, modules: ModuleGraph): Map<string, string> {
  const main = new Set([entry, ...(modules.get(entry)?.imports ?? [])]);
  const before = [...closureOf([entry], modules)].filter((id) => !main.has(id));
  const names = new Map<string, string>();
  for (const task of tasks) {
    const starts = [...modules.keys()].filter((id) => id.endsWith(task.module));
    for (const id of closureOf([...before, ...starts], modules)) {
      if (!names.has(id)) names.set(id, task.name);
    }
  }
  return names;
}

/** A chunk of the modules that the same pages need, for each such set of pages. */
function splitByNeed(
  modules: ModuleGraph,
  start: ReadonlyMap<string, string>,
  roots: readonly string[],
): readonly Chunk[] {
  const needs = roots.map((root) => closureOf([root], modules));
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const id of [...modules.keys()].toSorted()) {
    const isBase = start.get(id) === base;
    if (start.has(id) && !isBase) continue;
    const loads = Uint8Array.from(needs, (need) => (isBase || need.has(id) ? 1 : 0));
    if (!loads.includes(1)) continue;
    const key = isBase ? base : loads.join('');
    const chunk = chunks.get(key) ?? { modules: [], bytes: 0, files: 1, loads, imports: new Set() };
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
    chunk.modules.push(id);
    chunk.bytes += modules.get(id)?.bytes ?? 0;
    if (id.endsWith('.css')) chunk.files = 2;
  }
  for (const [id, chunk] of chunkOf) {
    for (const next of modules.get(id)?.imports ?? []) {
      const other = chunkOf.get(next);
      if (other !== undefined && other !== chunk) chunk.imports.add(other);
    }
  }
  return [...chunks.values()];
}

/** That of its largest module: first those of `import()`, then the portal's, then libraries'. */
function nameOf({ modules: ids }: Chunk, modules: ModuleGraph, roots: ReadonlySet<string>): string {
  const portals = ids.filter((id) => id.includes('/src/'));
  const parts = portals.filter((id) => roots.has(id));
  const own = parts.length > 0 ? parts : portals;
  const bytesOf = (id: string) => modules.get(id)?.bytes ?? 0;
  const [largest = ''] = (own.length > 0 ? own : ids).toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const [, library] = /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(largest) ?? [];
  return library ?? basename(largest).replace(/(?:\.module)?\.\w+$/, '');
}

const unusedName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? unusedName(`${name}-2`, taken) : name;

/** The name of each module's chunk; a module that only one page or one `import()` needs has none. */
export function planChunks(entry: string, bundler: BundlerGraph): ReadonlyMap<string, string> {
  const modules = readModules(entry, bundler);
  const names = nameStart(entry, modules);
  const later = new Set([...modules.values()].flatMap((module) => module.later));
  const roots = [...later].filter((id) => !names.has(id)).toSorted();
  const chunks = splitByNeed(modules, names, roots);
  const parts = chunks.filter(({ modules: ids }) => !ids.some((id) => isPage(id) && later.has(id)));
  const shared = mergeChunks(parts, roots.map(weightOf));
  const taken = new Set(names.values());
  for (const chunk of shared) {
    const isBase = chunk.modules.some((id) => names.get(id) === base);
    if (!isBase && chunk.loads.filter((loads) => loads === 1).length === 1) continue;
    const name = isBase ? base : unusedName(nameOf(chunk, modules, later), taken);
    taken.add(name);
    for (const id of chunk.modules) names.set(id, name);
  }
  return names;
}

/** The `name` of a group in `codeSplitting`, for all modules. */
export function chunkNames(entry: string): (id: string, bundler: BundlerGraph) => string | null {
  let plan: ReadonlyMap<string, string> | undefined;
  return (id, bundler) => {
    plan ??= planChunks(entry, bundler);
    return plan.get(id) ?? null;
  };
}
