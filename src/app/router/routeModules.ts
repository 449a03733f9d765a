import type { ComponentType, ReactNode } from 'react';
import { PublicLayout } from '@/app/layouts/PublicLayout';
import { notFoundPage, type PageModule, type Screen, screens } from '@/app/screens';
import type { PageHead } from '@/lib/pageHead';
import { addPrefetchFailure } from '@/lib/prefetch';
import { withoutTrailingSlash } from '@/lib/url';

export type ScreenMatch = Pick<Screen, 'page' | 'path' | 'access'>;

export type MatchScreen = (pathname: string) => ScreenMatch;

export function createScreenMatcher(
  table: readonly Screen[],
  unknownPage: string = notFoundPage,
): MatchScreen {
  const screensByPath = new Map<string, ScreenMatch>(table.map((screen) => [screen.path, screen]));
  const unknown: ScreenMatch = { page: unknownPage, path: '*', access: 'public' };
  return (pathname) => screensByPath.get(withoutTrailingSlash(pathname)) ?? unknown;
}

export const matchScreen: MatchScreen = createScreenMatcher(screens);

const modules = import.meta.glob<PageModule>('/src/pages/*.tsx');

const pageSource = (page: string): string => `src/pages/${page}.tsx`;

const layoutSources = {
  public: [],
  member: ['src/app/layouts/MemberLayout.tsx'],
  admin: ['src/app/layouts/AdminLayout.tsx'],
} as const satisfies Readonly<Record<Screen['access'], readonly string[]>>;

/** As the build's manifest names them. */
export const sourcesOf = ({ access, page }: Pick<Screen, 'access' | 'page'>) => [
  ...layoutSources[access],
  pageSource(page),
];

export async function loadPage(page: string): Promise<PageModule> {
  const load = modules[`/${pageSource(page)}`];
  if (load === undefined)
    throw new Error(`The route table names ${page}, which is not in src/pages.`);
  return load();
}

/** A screen's head; its path is canonical by default. Search engines leave closed ones out. */
export function headOf(module: PageModule, { path, access }: Omit<ScreenMatch, 'page'>): PageHead {
  const head = { canonical: path, ...module.head(path) };
  return access === 'public' ? head : { ...head, index: false };
}

export type LayoutProps = {
  readonly children: ReactNode;
  readonly aside: ComponentType | undefined;
};

type Frame = { readonly Layout: ComponentType<LayoutProps> };

/** What a screen renders with. If the page is lost, the layout still shows. */
export type RouteModules = Awaited<ReturnType<typeof loadModules>>;

/** Closed layouts load with their pages: public pages carry none of them. */
const layouts: Readonly<Record<Screen['access'], () => Promise<Frame>>> = {
  public: async () => ({ Layout: PublicLayout }),
  member: async () => ({ Layout: (await import('@/app/layouts/MemberLayout')).MemberLayout }),
  admin: async () => ({ Layout: (await import('@/app/layouts/AdminLayout')).AdminLayout }),
};

const requested = new Map<string, Promise<RouteModules>>();
const loaded = new Map<string, RouteModules>();

const keyOf = ({ page, path }: ScreenMatch) => `${page} ${path}`;

async function loadModules(match: ScreenMatch) {
  const loading = [loadPage(match.page), layouts[match.access]()] as const;
  // Outside of a navigation they are fetched ahead: a lost one must not reload the page.
  for (const part of loading) part.catch(addPrefetchFailure);
  const [page, layout] = await Promise.allSettled(loading);
  return { page, layout };
}

export function partOrThrow<Part>(what: PromiseSettledResult<Part>): Part {
  if (what.status === 'rejected') throw what.reason;
  return what.value;
}

/** Loads a screen's modules once; failures are part of the result. */
export function loadRouteModules(match: ScreenMatch): Promise<RouteModules> {
  const key = keyOf(match);
  const loading =
    requested.get(key) ??
    loadModules(match).then((parts) => {
      loaded.set(key, parts);
      return parts;
    });
  requested.set(key, loading);
  return loading;
}

export const loadedRouteModules = (match: ScreenMatch): RouteModules | undefined =>
  loaded.get(keyOf(match));

/** Drops failed loads so that they are retried, except the shown screen's. */
export function clearFailures(shown: ScreenMatch): void {
  for (const [key, { layout, page }] of loaded) {
    const hasFailed = layout.status === 'rejected' || page.status === 'rejected';
    if (key === keyOf(shown) || !hasFailed) continue;
    requested.delete(key);
    loaded.delete(key);
  }
}
