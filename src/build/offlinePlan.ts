import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { OfflinePlan } from '../config/offlinePlan.ts';
import { modulesOf, startKeys } from './manifest.ts';

export type WrittenDocument = {
  readonly path: string;
  readonly access: 'public' | 'member' | 'admin';
  readonly sources: readonly string[];
  readonly html: string;
};

type Built = {
  readonly manifest: Manifest;
  readonly documents: readonly WrittenDocument[];
  readonly fonts: readonly string[];
};

const entry = 'index.html';
/** Shared chunks: what they load later belongs to no page. */
const isCommon = (name: string | undefined) => name?.endsWith('pieces') === true;
/** Loaded by other pages only. */
const isElsewhere = (key: string) => /^src\/(?:pages|app\/layouts|content|mocks)\//.test(key);

function withImports(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

const fetchedLater = (manifest: Manifest, keys: Iterable<string>): readonly string[] =>
  [...keys]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !isElsewhere(key));

/** Dynamic imports, recursively. */
function everythingLater(manifest: Manifest, keys: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  let next = fetchedLater(manifest, keys);
  while (next.length > 0) {
    const fresh = withImports(
      manifest,
      next.filter((key) => !found.has(key)),
    );
    next = fetchedLater(
      manifest,
      [...fresh].filter((key) => !found.has(key)),
    ).filter((key) => !found.has(key) && !fresh.has(key));
    for (const key of fresh) found.add(key);
  }
  return found;
}

/** What the service worker must know: documents and their files. */
export function offlinePlan({ manifest, documents, fonts }: Built): OfflinePlan {
  const files: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const known = numbers.get(file);
    if (known !== undefined) return known;
    numbers.set(file, files.length);
    return files.push(file) - 1;
  };
  const filesOf = (keys: Iterable<string>) => {
    const { scripts, styles } = modulesOf(manifest, [...keys]);
    return [...new Set([...scripts, ...styles])].map((file) => numberOf(`/${file}`));
  };
  const start = startKeys(manifest, entry);
  const atStart = withImports(manifest, start);
  const own = (sources: readonly string[]) =>
    [...withImports(manifest, sources)].filter((key) => !atStart.has(key));
  const fontNumbers = fonts.map(numberOf);
  // Loaded by the start once a page is shown.
  const afterStart = filesOf(
    fetchedLater(manifest, atStart).filter((key) => key.startsWith('src/app/')),
  );

  const needed = documents.map(({ path, sources }) => {
    const later = fetchedLater(
      manifest,
      own(sources).filter((key) => !isCommon(manifest[key]?.name)),
    );
    const all = [
      ...filesOf([...start, ...sources]),
      ...filesOf(later),
      ...afterStart,
      ...fontNumbers,
    ];
    return [path, [...new Set(all)]] as const;
  });
  const members = documents.filter(({ access }) => access === 'member');
  const memberFiles = filesOf(
    everythingLater(manifest, [...atStart, ...members.flatMap(({ sources }) => own(sources))]),
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
    memberFiles,
  };
}
