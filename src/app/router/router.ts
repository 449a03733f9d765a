import type { Location } from 'react-router-dom';
import { offlinePage, type PageModule, screens } from '@/app/screens';
import { offlineDocument } from '@/config/offlinePlan';
import { withoutTrailingSlash } from '@/lib/url';
import {
  createScreenMatcher,
  forgetFailures,
  loadedRouteModules,
  loadRouteModules,
  matchScreen,
  type MatchScreen,
  type ScreenMatch,
  partOrThrow,
} from './routeModules';
import { type HistoryUpdate, createPortalHistory, type PortalHistory } from './portalHistory';

/** Milliseconds before a progress line is shown. */
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

export type PortalRouter = {
  readonly history: PortalHistory;
  /** Calls back when an address's modules are loaded or lost; skips addresses left meanwhile. */
  readonly listen: (listener: (arrival: HistoryUpdate) => void) => () => void;
  readonly matchScreen: MatchScreen;
  /** Loads a page's modules; rejects if they are lost. */
  readonly fetch: (pathname: string) => Promise<PageModule>;
  /** True if the document showed the page: its scroll position is the reader's. */
  readonly prerendered: boolean;
  /** The shown address; the address bar's may still be loading. */
  readonly shown: () => Location;
  /** True until the address bar's page is shown. */
  readonly isNavigating: () => boolean;
  readonly show: (location: Location) => void;
  /** Called each time another address is shown. */
  readonly subscribe: (listener: () => void) => () => void;
};

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
export async function createPortalRouter(prerendered: boolean): Promise<PortalRouter> {
  const history = createPortalHistory();
  const matchScreenHere = createDocumentMatcher();
  const listeners = new Set<() => void>();
  let shown = history.here().location;
  const fetch = async (pathname: string) => {
    const { layout, page } = await loadRouteModules(matchScreenHere(pathname));
    partOrThrow(layout);
    return partOrThrow(page);
  };
  await fetch(shown.pathname);
  return {
    history,
    listen: (listener) => {
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
        forgetFailures(matchScreenHere(shown.pathname));
        const match = matchScreenHere(arrival.location.pathname);
        // Rendered at once if loaded: Back is then at its position before the next paint.
        if (loadedRouteModules(match) === undefined) void loadAndArrive(arrival, match);
        else listener(arrival);
      });
    },
    matchScreen: matchScreenHere,
    fetch,
    prerendered,
    shown: () => shown,
    isNavigating: () => shown.key !== history.here().location.key,
    show: (location) => {
      shown = location;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
