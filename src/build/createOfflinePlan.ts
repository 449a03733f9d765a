import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { OfflinePlan } from '../config/offlinePlan.ts';
import { modulesOf } from './manifest.ts';
import { type BuiltModules, closureOf, type ModuleGraph } from './moduleGraph.ts';

export type WrittenDocument = {
  readonly path: string;
  readonly access: 'public' | 'member' | 'admin';
  readonly sources: readonly string[];
  readonly html: string;
};

type Built = BuiltModules & {
  readonly manifest: Manifest;
  readonly documents: readonly WrittenDocument[];
  readonly fonts: readonly string[];
};

const entry = 'index.html';
/** Loaded by other pages only. */
const isOfOtherPages = (id: string) => /^src\/(?:pages|app\/layouts|mocks)\//.test(id);

/** What modules fetch by themselves once they run, without what `except` has. */
function fetchedLater(modules: ModuleGraph, ids: Iterable<string>, except: ReadonlySet<string>) {
  return [...closureOf(ids, modules)]
    .filter((id) => !except.has(id))
    .flatMap((id) => modules.get(id)?.later ?? [])
    .filter((id) => !isOfOtherPages(id));
}

/** What modules fetch later, and what that fetches in turn. */
function everythingLater(modules: ModuleGraph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(fetchedLater(modules, ids, new Set()));
  for (const id of found) {
    for (const next of fetchedLater(modules, [id], new Set())) found.add(next);
  }
  return found;
}

/** What the service worker must know: documents and their files. */
export function createOfflinePlan({
  manifest,
  modules,
  fileOf,
  documents,
  fonts,
}: Built): OfflinePlan {
  const files: string[] = [];
  const numberOf = (file: string) => {
    const known = files.indexOf(file);
    return known === -1 ? files.push(file) - 1 : known;
  };
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const filesOf = (ids: Iterable<string>) => {
    const keys = [...ids].flatMap((id) => keyOf.get(fileOf.get(id) ?? '') ?? []);
    const { scripts, styles } = modulesOf(manifest, keys);
    return [...new Set([...scripts, ...styles])].map((file) => numberOf(`/${file}`));
  };
  const start = [entry, ...fetchedLater(modules, [entry], new Set())];
  const atStart = closureOf(start, modules);
  const fontNumbers = fonts.map(numberOf);
  // Loaded by the start once a page is shown.
  const afterStart = filesOf(
    fetchedLater(modules, start, new Set()).filter((id) => id.startsWith('src/app/')),
  );

  const needed = documents.map(({ path, sources }) => {
    const later = fetchedLater(modules, sources, atStart);
    const all = [...filesOf([...start, ...sources, ...later]), ...afterStart, ...fontNumbers];
    return [path, [...new Set(all)]] as const;
  });
  const members = documents.filter(({ access }) => access === 'member');
  const memberFiles = filesOf(
    everythingLater(modules, [...start, ...members.flatMap(({ sources }) => sources)]),
  );
  for (const { file, css = [] } of Object.values(manifest)) {
    for (const name of [file, ...css]) numberOf(`/${name}`);
  }
  const build = createHash('sha256');
  for (const { html } of documents) build.update(html);
  for (const file of files) build.update(file);
  return {
    build: build.digest('hex').slice(0, 16),
    main: `/${manifest[entry]?.file ?? ''}`,
    files,
    documents: Object.fromEntries(needed),
    members: members.map(({ path }) => path),
    closed: documents.filter(({ access }) => access !== 'public').map(({ path }) => path),
    memberFiles,
  };
}
