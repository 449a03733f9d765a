import { readFileSync } from 'node:fs';
import type { Graph } from './reach.ts';

const iconFile = /^(.*\/lucide-react\/dist\/esm)\/icons\/([\w-]+)\.(m?js)$/;
const namesIn = (list: string) =>
  list.split(',').map((one) => one.trim().split(/\s+/).at(-1) ?? '');

/** The icons' own names by the names they are imported under, as their package lists them. */
function iconFiles(index: string): ReadonlyMap<string, string> {
  const lines = readFileSync(index, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.m?js'/g,
  );
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) => namesIn(names).map((name) => [name, file])),
  );
}

const iconsImported = (module: string): readonly string[] =>
  [...readFileSync(module, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(
    ([, names = '']) => namesIn(names.replace(/(\w+)\s+as\s+\w+/g, '$1')),
  );

/**
 * Every icon is imported by its package's index: who asked for it stands in the asking files.
 * @returns the files of the portal that import an icon; undefined for modules that are none
 */
export function iconUsers(): (id: string, graph: Graph) => readonly string[] | undefined {
  let users: ReadonlyMap<string, readonly string[]> | undefined;

  function readUsers(index: string, graph: Graph): ReadonlyMap<string, readonly string[]> {
    const files = iconFiles(index);
    const found = new Map<string, string[]>();
    for (const user of graph.getModuleInfo(index)?.importers ?? []) {
      for (const name of iconsImported(user)) {
        const file = files.get(name) ?? name;
        found.set(file, [...(found.get(file) ?? []), user]);
      }
    }
    return found;
  }

  return (id, graph) => {
    const [, folder, name = '', ending] = iconFile.exec(id) ?? [];
    if (folder === undefined) return undefined;
    users ??= readUsers(`${folder}/lucide-react.${ending}`, graph);
    return users.get(name) ?? [];
  };
}
