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
  valueOrThrow,
} from './routeModules';
import { type Arrival, createPortalHistory, type PortalHistory } from './portalHistory';
import './navigationProgress.css';

/** How long a page may take before it is shown that it is on its way, in milliseconds. */
const progressDelayMs = 300;

/**
 * Shows that another page is on its way, where it takes its time: a line grows along the top, as the
 * browser's own would for a document.
 * @returns ends it
 */
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

/** Where the person is in the portal, for the router's components and for code outside of React. */
export type PortalRouter = {
  readonly history: PortalHistory;
  /**
   * Calls back at each address that was come to, when what it is shown with is there or is known to be
   * missing; an address that was left meanwhile is passed over. @returns stops it
   */
  readonly listen: (listener: (arrival: Arrival) => void) => () => void;
  readonly matchScreen: MatchScreen;
  /** Fetches what the page at a path is shown with. @returns the page; rejects where that cannot be had */
  readonly fetch: (pathname: string) => Promise<PageModule>;
  /** True where the document showed its page before the script came: its scroll place is the reader's. */
  readonly prerendered: boolean;
  /** The address that shows; that of the address bar may be on its way. */
  readonly shown: () => Location;
  /** True while another address was asked for and does not show yet. */
  readonly isNavigating: () => boolean;
  /** Says that an address shows. */
  readonly show: (location: Location) => void;
  /** Calls back each time another address shows. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * The places as this document needs them: where the offline document was served in the place of a
 * page, its address shows that there is no connection; all others lead on.
 */
function placesHere(): MatchScreen {
  if (document.getElementById('root')?.dataset['path'] !== offlineDocument) return matchScreen;
  const here = withoutTrailingSlash(window.location.pathname);
  return createScreenMatcher(
    screens.filter(({ path }) => path !== here),
    offlinePage,
  );
}

/**
 * The browser's router, with the page of the current address already loaded, so that the first
 * render can take over the prerendered document.
 *
 * @param prerendered whether that document shows the page already. Its place is then the reader's
 *   and the browser's, who may have scrolled or restored it; else the router finds the place.
 * @throws where what shows the address cannot be had
 */
export async function createPortalRouter(prerendered: boolean): Promise<PortalRouter> {
  const history = createPortalHistory();
  const places = placesHere();
  const listeners = new Set<() => void>();
  let shown = history.here().location;
  const fetch = async (pathname: string) => {
    const { layout, page } = await loadRouteModules(places(pathname));
    valueOrThrow(layout);
    return valueOrThrow(page);
  };
  await fetch(shown.pathname);
  return {
    history,
    listen: (listener) => {
      let unmark = () => {};
      const bring = async (arrival: Arrival, place: ScreenMatch) => {
        unmark = showNavigationProgress();
        await loadRouteModules(place);
        if (arrival !== history.here()) return;
        unmark();
        listener(arrival);
      };
      return history.listen((arrival) => {
        unmark();
        forgetFailures(places(shown.pathname));
        const place = places(arrival.location.pathname);
        // At once where it can be: Back then stands where it was left before anything is painted.
        if (loadedRouteModules(place) === undefined) void bring(arrival, place);
        else listener(arrival);
      });
    },
    matchScreen: places,
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
