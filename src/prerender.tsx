import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App, Ready } from '@/app/App';
import { notFoundDocument } from '@/app/prerendered';
import {
  createScreenMatcher,
  headOf,
  loadRouteModules,
  matchScreen,
  sourcesOf,
  partOrThrow,
} from '@/app/router/routeModules';
import { CurrentScreen } from '@/app/router/CurrentScreen';
import { notFoundPage, offlinePage, type Screen, screens } from '@/app/screens';
import { createAppStore } from '@/app/store';
import { frameWords, oldBrowser, pageError } from '@/content/pageError';
import type { PageHead } from '@/lib/pageHead';
import { offlineDocument } from '@/config/offlinePlan';

/** A document of the build. */
export type StaticPage = {
  /** `data-path` of the root element. */
  readonly path: string;
  readonly url: string;
  /** Source files of the page, as the build's manifest names them. */
  readonly sources: readonly string[];
  readonly file: string;
  readonly page: string;
  readonly access: Screen['access'];
};

/** A document that serves many addresses. */
const spare = (path: string, file: string, page: string): StaticPage => ({
  path,
  url: `/${file}`,
  page,
  access: 'public',
  sources: sourcesOf({ page, access: 'public' }),
  file,
});

/** Hidden until the boot script finds the browser too old. */
export const lineForOldBrowsers = oldBrowser;

/** For the documents that are a frame alone. */
export const linesForFrames = { ...frameWords, reload: pageError.reload };

/** Every document of the build. A closed page's is the frame alone; demos have no offline one. */
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

/** Renders a document's body and its head. */
export async function renderPage(
  page: StaticPage,
): Promise<{ readonly body: string; readonly head: PageHead }> {
  const matchPage =
    page.page === offlinePage ? createScreenMatcher(screens, offlinePage) : matchScreen;
  const parts = await loadRouteModules(matchPage(page.url));
  partOrThrow(parts.layout);
  const module = partOrThrow(parts.page);
  const { store } = createAppStore();
  const { prelude } = await prerender(
    <App store={store}>
      <StaticRouter location={page.url}>
        <CurrentScreen matchScreen={matchPage} />
      </StaticRouter>
      {/* Only for its place in the tree, which generated ids depend on. */}
      <Ready onReady={() => undefined} />
    </App>,
    {
      // Without a limit, React would hide long parts behind a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { body: await new Response(prelude).text(), head: headOf(module, page) };
}
