import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;
export type BundlerGraph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

type Module = {
  /** About what it adds to a download. */
  readonly bytes: number;
  readonly imports: readonly string[];
  /** By `import()`. */
  readonly later: readonly string[];
};
export type ModuleGraph = ReadonlyMap<string, Module>;

/** How much of a file is left of it after minifying and compressing. */
const shares = { script: 0.3, sheet: 0.15 };

const iconIndex = /^(.*\/lucide-react\/dist\/esm)\/lucide-react\.(m?js)$/;

/** Icons are imported by one index of all of them, so the graph does not know who uses which. */
function readIcons(indexId: string): ReadonlyMap<string, string> {
  const [, folder = '', ending = ''] = iconIndex.exec(indexId) ?? [];
  const lines = readFileSync(indexId, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.m?js'/g,
  );
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/as (\w+)/g)].map(
        ([, name = '']) => [name, `${folder}/icons/${file}.${ending}`] as const,
      ),
    ),
  );
}

const iconsIn = (code: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].map(([, name = '']) => name),
  );

function bytesOf(id: string, code: string): number {
  const [file = ''] = id.split('?');
  return file.endsWith('.css')
    ? shares.sheet * readFileSync(file).length
    : shares.script * code.length;
}

/** All modules that a build's entry leads to. */
export function readModules(entry: string, bundler: BundlerGraph): ModuleGraph {
  const modules = new Map<string, Module>();
  const icons = new Map<string, string>();

  function importsOf({ importedIds, code }: ModuleInfo): readonly string[] {
    const index = importedIds.find((id) => iconIndex.test(id));
    if (index === undefined) return importedIds;
    if (icons.size === 0) for (const [name, file] of readIcons(index)) icons.set(name, file);
    return [
      ...importedIds.filter((id) => id !== index),
      ...iconsIn(code ?? '').flatMap((name) => icons.get(name) ?? []),
    ];
  }

  const found = new Set([entry]);
  for (const id of found) {
    const info = bundler.getModuleInfo(id);
    if (info === null) continue;
    const imports = importsOf(info);
    const later = [...info.dynamicallyImportedIds];
    modules.set(id, { bytes: bytesOf(id, info.code ?? ''), imports: [...imports], later });
    for (const next of [...imports, ...later]) found.add(next);
  }
  return modules;
}

/** A module and all that it cannot run without. */
export function closureOf(ids: Iterable<string>, modules: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of modules.get(id)?.imports ?? []) found.add(next);
  return found;
}

/** The modules of a build by their paths, and the file that each is in. */
export type BuiltModules = {
  readonly modules: ModuleGraph;
  readonly fileOf: ReadonlyMap<string, string>;
};

type Bundle = Readonly<
  Record<string, { readonly fileName: string; readonly moduleIds?: readonly string[] }>
>;

/** Once the files are made: `root` is the project's folder, `entry` the module that starts all. */
export function readBuiltModules(
  root: string,
  entry: string,
  bundler: BundlerGraph,
  bundle: Bundle,
): BuiltModules {
  const short = (id: string) => relative(root, id);
  const modules = [...readModules(entry, bundler)].map(
    ([id, { bytes, imports, later }]) =>
      [short(id), { bytes, imports: imports.map(short), later: later.map(short) }] as const,
  );
  const files = Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds.map((id) => [short(id), fileName] as const),
  );
  return { modules: new Map(modules), fileOf: new Map(files) };
}
