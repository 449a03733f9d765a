import type { Location } from 'react-router-dom';
import { offlinePage, screens } from '@/app/screens';
import { offlineDocument } from '@/config/offlinePlan';
import { withoutTrailingSlash } from '@/lib/url';
import {
  createScreenMatcher,
  clearFailures,
  loadedRouteModules,
  loadRouteModules,
  matchScreen,
  type MatchScreen,
  type ScreenMatch,
  partOrThrow,
} from './routeModules';
import { type HistoryUpdate, createPortalHistory } from './portalHistory';

const progressDelayMs = 300;

/** A line along the top while the next page loads. Returns its end. */
function showNavigationProgress(): () => void {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => {
    dataset['going'] = '';
  }, progressDelayMs);
  return () => {
    clearTimeout(timer);
    delete dataset['going'];
  };
}

/** If the offline document was served, its address shows that page. */
function createDocumentMatcher(): MatchScreen {
  if (document.getElementById('root')?.dataset['path'] !== offlineDocument) return matchScreen;
  const here = withoutTrailingSlash(window.location.pathname);
  return createScreenMatcher(
    screens.filter(({ path }) => path !== here),
    offlinePage,
  );
}

/** Loads the current page first, so that hydration matches the prerendered document. */
export async function createPortalRouter(prerendered: boolean) {
  const history = createPortalHistory();
  const matchScreenHere = createDocumentMatcher();
  const listeners = new Set<() => void>();
  let shown = history.here().location;
  /** Loads a page's modules; rejects if they are lost. */
  const loadPage = async (pathname: string) => {
    const { layout, page } = await loadRouteModules(matchScreenHere(pathname));
    partOrThrow(layout);
    return partOrThrow(page);
  };
  await loadPage(shown.pathname);
  return {
    history,
    /** Calls back when an address's modules are loaded or lost; skips addresses left meanwhile. */
    listen: (listener: (arrival: HistoryUpdate) => void) => {
      let hideProgress = () => {};
      const loadAndArrive = async (arrival: HistoryUpdate, match: ScreenMatch) => {
        hideProgress = showNavigationProgress();
        await loadRouteModules(match);
        if (arrival !== history.here()) return;
        hideProgress();
        listener(arrival);
      };
      return history.listen((arrival) => {
        hideProgress();
        clearFailures(matchScreenHere(shown.pathname));
        const match = matchScreenHere(arrival.location.pathname);
        // Rendered at once if loaded: Back is then at its position before the next paint.
        if (loadedRouteModules(match) === undefined) void loadAndArrive(arrival, match);
        else listener(arrival);
      });
    },
    matchScreen: matchScreenHere,
    loadPage,
    /** True if the document showed the page, not its frame: its scroll position is the reader's. */
    prerendered: prerendered && matchScreen(shown.pathname).access === 'public',
    /** The shown address; the address bar's may still be loading. */
    shown: () => shown,
    isNavigating: () => shown.key !== history.here().location.key,
    show: (location: Location) => {
      shown = location;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PortalRouter = Awaited<ReturnType<typeof createPortalRouter>>;
