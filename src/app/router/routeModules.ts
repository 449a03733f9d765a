import type { ComponentType, ReactNode } from 'react';
import { PublicLayout } from '@/app/layouts/PublicLayout';
import { notFoundPage, type PageModule, type Screen, screens } from '@/app/screens';
import { withoutTrailingSlash } from '@/lib/url';

/** A screen as an address shows it. */
export type ScreenMatch = Pick<Screen, 'page' | 'path' | 'access'>;

/** Gives the place that an address shows. */
export type MatchScreen = (pathname: string) => ScreenMatch;

/**
 * Finds places in a route table.
 * @param table every screen that has an address
 * @param unknownPage for all other addresses
 */
export function createScreenMatcher(
  table: readonly Screen[],
  unknownPage: string = notFoundPage,
): MatchScreen {
  const places = new Map<string, ScreenMatch>(table.map((screen) => [screen.path, screen]));
  const unknown: ScreenMatch = { page: unknownPage, path: '*', access: 'public' };
  return (pathname) => places.get(withoutTrailingSlash(pathname)) ?? unknown;
}

/** The place that an address shows, by the route table. */
export const matchScreen: MatchScreen = createScreenMatcher(screens);

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

/** What a layout is given: the page, and what stands beside it. */
export type LayoutProps = {
  readonly children: ReactNode;
  readonly aside: ComponentType | undefined;
};

type Frame = { readonly Layout: ComponentType<LayoutProps> };

/** What was fetched, or why it could not be. */
type Fetched<Part> = { readonly part: Part } | { readonly failure: unknown };

/** What a place is shown with. A page that could not be had leaves its layout standing. */
export type RouteModules = {
  readonly layout: Fetched<Frame>;
  readonly page: Fetched<PageModule>;
};

/** Layouts of closed pages come with them: public pages carry nothing of theirs. */
const layouts: Readonly<Record<Screen['access'], () => Promise<Frame>>> = {
  public: async () => ({ Layout: PublicLayout }),
  member: async () => ({ Layout: (await import('@/app/layouts/MemberLayout')).MemberLayout }),
  admin: async () => ({ Layout: (await import('@/app/layouts/AdminLayout')).AdminLayout }),
};

const asked = new Map<string, Promise<RouteModules>>();
const had = new Map<string, RouteModules>();

const keyOf = ({ page, path }: ScreenMatch) => `${page} ${path}`;

const fetched = <Part>(coming: Promise<Part>): Promise<Fetched<Part>> =>
  coming.then(
    (part) => ({ part }),
    (failure: unknown) => ({ failure }),
  );

async function loadModules({ page, path, access }: ScreenMatch): Promise<RouteModules> {
  const coming = fetched(loadPage(page, path));
  return { layout: await fetched(layouts[access]()), page: await coming };
}

/** The part that was fetched. @throws why it was not */
export function valueOrThrow<Part>(what: Fetched<Part>): Part {
  if ('failure' in what) throw what.failure;
  return what.part;
}

/** Fetches what a place is shown with, once; what failed is told in what it gives. */
export function loadRouteModules(place: ScreenMatch): Promise<RouteModules> {
  const key = keyOf(place);
  const coming =
    asked.get(key) ??
    loadModules(place).then((parts) => {
      had.set(key, parts);
      return parts;
    });
  asked.set(key, coming);
  return coming;
}

/** What a place is shown with, where that was fetched already. */
export const loadedRouteModules = (place: ScreenMatch): RouteModules | undefined =>
  had.get(keyOf(place));

/** Forgets what could not be had, so that it is asked for again; not that of the place that shows. */
export function forgetFailures(shown: ScreenMatch): void {
  for (const [key, { layout, page }] of had) {
    if (key === keyOf(shown) || !('failure' in layout || 'failure' in page)) continue;
    asked.delete(key);
    had.delete(key);
  }
}
