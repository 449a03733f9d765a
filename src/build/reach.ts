import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const iconFile = /^(.*\/lucide-react\/dist\/esm)\/icons\/([\w-]+)\.(m?js)$/;
const namesIn = (list: string) =>
  list.split(',').map((one) => one.trim().split(/\s+/).at(-1) ?? '');

/** File of each icon by its import name. */
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

/** The files that use an icon, which are all imported through one index. */
function iconUsers(): (id: string, graph: Graph) => readonly string[] | undefined {
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

type ModuleInfo = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
/** The modules of a build, as the bundler knows them. */
export type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

/** Who needs a module, and when: on public pages, on the feed, at once or later. */
export type Need =
  'everybody' | 'visitors' | 'later' | 'frame' | 'feed' | 'members' | 'soon' | 'others';

function closedPages(screens: string): ReadonlySet<string> {
  const table = readFileSync(screens, 'utf8');
  return new Set([...table.matchAll(/closed\([^,]+,\s*'(\w+)'/g)].map(([, name = '']) => name));
}

const pageName = (id: string) => /\/src\/pages\/(\w+)\.tsx$/.exec(id)?.[1];
const isMemberFrame = (id: string) => id.endsWith('/src/app/layouts/MemberLayout.tsx');
const isAdminFrame = (id: string) => id.endsWith('/src/app/layouts/AdminLayout.tsx');
const isFeed = (id: string) => pageName(id) === 'CommunityPage' || isMemberFrame(id);
const isMock = (id: string) => id.includes('/src/mocks/');

/** Classifies a module by all files that import it. */
export function needs(screens: string): (id: string, graph: Graph) => Need {
  const closed = closedPages(screens);
  const composer = resolve(dirname(screens), '../features/composer/useComposer.ts');
  const iconUsersOf = iconUsers();
  const known = new Map<string, Need>();
  let writers: ReadonlySet<string> | undefined;

  const isClosed = (id: string) =>
    isMemberFrame(id) || isAdminFrame(id) || closed.has(pageName(id) ?? '');
  const isOpen = (id: string) =>
    id.endsWith('/src/app/start.tsx') || (pageName(id) !== undefined && !isClosed(id));

  /** All that imports a module, directly or not; stops at closed pages. */
  function above(id: string, graph: Graph, later: boolean): ReadonlySet<string> {
    const seen = new Set(iconUsersOf(id, graph) ?? [id]);
    for (const one of seen) {
      const info = isClosed(one) ? null : graph.getModuleInfo(one);
      for (const next of info?.importers ?? []) seen.add(next);
      if (later) for (const next of info?.dynamicImporters ?? []) seen.add(next);
    }
    return seen;
  }

  const writing = (graph: Graph) => {
    writers ??= above(composer, graph, false);
    return writers;
  };

  function needOf(id: string, graph: Graph): Need {
    if (isClosed(id)) return 'others';
    const users = [...above(id, graph, false)];
    const everUsers = [...above(id, graph, true)];
    const everOnFeed = everUsers.some(isFeed);
    if (users.some(isOpen)) return everOnFeed ? 'everybody' : 'visitors';
    if (!users.some(isFeed)) return everOnFeed ? 'soon' : 'others';
    if (everUsers.some((one) => isOpen(one) || isMock(one))) return 'later';
    const pages = users.filter(isClosed);
    if (pages.every((page) => writing(graph).has(page))) return 'feed';
    return pages.some(isMemberFrame) && !pages.some(isAdminFrame) ? 'frame' : 'members';
  }

  return (id, graph) => {
    const need = known.get(id) ?? needOf(id, graph);
    known.set(id, need);
    return need;
  };
}
