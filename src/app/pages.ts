import type { PageModule, Screen } from './screens';

const modules = import.meta.glob<PageModule>('/src/pages/*.tsx');

/** The source file of a page, as the build's manifest names it. */
export const pageSource = (page: string): string => `src/pages/${page}.tsx`;

const layoutSources = {
  public: [],
  member: ['src/app/layouts/MemberLayout.tsx'],
  admin: ['src/app/layouts/AdminLayout.tsx'],
} as const satisfies Readonly<Record<Screen['access'], readonly string[]>>;

/** The source files a screen brings besides what every page has, as the build's manifest names them. */
export const sourcesOf = ({ access, page, words }: Omit<Screen, 'path' | 'prerender'>) => [
  ...(words === undefined ? [] : [words]),
  ...layoutSources[access],
  pageSource(page),
];

/**
 * Loads a page's module and what the page needs to show this path.
 * @throws where the route table names a page that has no file
 */
export async function loadPage(page: string, path: string): Promise<PageModule> {
  const load = modules[`/${pageSource(page)}`];
  if (load === undefined)
    throw new Error(`The route table names ${page}, which is not in src/pages.`);
  const module = await load();
  await module.load?.(path);
  return module;
}

/** What a page says about itself; closed pages stay out of search engines. */
export function headOf(module: PageModule, access: Screen['access']): PageModule['head'] {
  if (access === 'public') return module.head;
  return (path) => ({ ...module.head(path), index: false });
}
