import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { notFoundDocument } from '@/app/prerendered';
import { Ready } from '@/app/Ready';
import {
  createScreenMatcher,
  headOf,
  loadRouteModules,
  matchScreen,
  sourcesOf,
  valueOrThrow,
} from '@/app/router/routeModules';
import { Screens } from '@/app/router/Screens';
import { accessOf, notFoundPage, offlinePage, type Screen, screens } from '@/app/screens';
import { createAppStore } from '@/app/store';
import { oldBrowser } from '@/content/oldBrowser';
import type { PageHead } from '@/lib/head';
import { offlineDocument } from '@/config/offlinePlan';

/** One document of the built portal. */
export type StaticPage = {
  /** What the root element says it was written for. */
  readonly path: string;
  /** Address that is rendered. */
  readonly url: string;
  /** Files of the page and of its own words, as the build's manifest names them. */
  readonly sources: readonly string[];
  /** Where the document is written, relative to the output folder. */
  readonly file: string;
  readonly page: string;
  readonly access: Screen['access'];
};

/** A document for addresses that have none of their own. */
const spare = (path: string, file: string, page: string): StaticPage => ({
  path,
  url: `/${file}`,
  page,
  access: 'public',
  sources: sourcesOf({ page, access: 'public' }),
  file,
});

/** In every document, hidden until the boot script misses something. */
export const lineForOldBrowsers = oldBrowser;

/**
 * Every document the build writes. That of a closed page holds the frame alone, so that a plain host
 * answers its address and a reload works; the page comes when it is known who is here.
 * @param demo a demo build has no worker, and nothing to show offline
 */
export const staticPagesOf = (demo: boolean): readonly StaticPage[] => [
  ...screens.map((screen) => ({
    path: screen.path,
    url: screen.path,
    page: screen.page,
    access: screen.access,
    sources: sourcesOf(screen),
    file: screen.path === '/' ? 'index.html' : `${screen.path.slice(1)}/index.html`,
  })),
  spare(notFoundDocument, '404.html', notFoundPage),
  ...(demo ? [] : [spare(offlineDocument, offlineDocument.slice(1), offlinePage)]),
];

/** Renders one document's body and says what belongs in its head. */
export async function renderPage(
  page: StaticPage,
): Promise<{ readonly body: string; readonly head: PageHead }> {
  const at = page.page === offlinePage ? createScreenMatcher(screens, offlinePage) : matchScreen;
  const parts = await loadRouteModules(at(page.url));
  valueOrThrow(parts.layout);
  const module = valueOrThrow(parts.page);
  const { store } = createAppStore();
  const { prelude } = await prerender(
    <App store={store}>
      <StaticRouter location={page.url}>
        <Screens matchScreen={at} />
      </StaticRouter>
      {/* Never ready here, but in its place: generated ids count it as the browser does. */}
      <Ready onReady={() => undefined} />
    </App>,
    {
      // A document is whole: React would else hide a long part behind a script that shows it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const head = headOf(module, accessOf(page.path));
  return { body: await new Response(prelude).text(), head: head(page.url) };
}
