import type { Location } from 'react-router-dom';
import { offlinePage, type PageModule, screens } from '@/app/screens';
import { offlineDocument } from '@/lib/offlinePlan';
import { withoutTrailingSlash } from '@/lib/url';
import { markGoing } from './goingMark';
import { fetchedParts, fetchParts, forgetFailures, partOf } from './parts';
import { type Place, placeAt, type PlaceAt, placesOf } from './places';
import { type Arrival, createPortalHistory, type PortalHistory } from './portalHistory';

/** Where the person is in the portal, for the router's components and for code outside of React. */
export type PortalRouter = {
  readonly history: PortalHistory;
  /**
   * Calls back at each address that was come to, when what it is shown with is there or is known to be
   * missing; an address that was left meanwhile is passed over. @returns stops it
   */
  readonly listen: (listener: (arrival: Arrival) => void) => () => void;
  readonly placeAt: PlaceAt;
  /** Fetches what the page at a path is shown with. @returns the page; rejects where that cannot be had */
  readonly fetch: (pathname: string) => Promise<PageModule>;
  /** True where the document showed its page before the script came: its scroll place is the reader's. */
  readonly prerendered: boolean;
  /** The address that shows; that of the address bar may be on its way. */
  readonly shown: () => Location;
  /** True while another address was asked for and does not show yet. */
  readonly isGoing: () => boolean;
  /** Says that an address shows. */
  readonly show: (location: Location) => void;
  /** Calls back each time another address shows. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * The places as this document needs them: where the offline document was served in the place of a
 * page, its address shows that there is no connection; all others lead on.
 */
function placesHere(): PlaceAt {
  if (document.getElementById('root')?.dataset['path'] !== offlineDocument) return placeAt;
  const here = withoutTrailingSlash(window.location.pathname);
  return placesOf(
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
    const { layout, page } = await fetchParts(places(pathname));
    partOf(layout);
    return partOf(page);
  };
  await fetch(shown.pathname);
  return {
    history,
    listen: (listener) => {
      let unmark = () => {};
      const bring = async (arrival: Arrival, place: Place) => {
        unmark = markGoing();
        await fetchParts(place);
        if (arrival !== history.here()) return;
        unmark();
        listener(arrival);
      };
      return history.listen((arrival) => {
        unmark();
        forgetFailures(places(shown.pathname));
        const place = places(arrival.location.pathname);
        // At once where it can be: Back then stands where it was left before anything is painted.
        if (fetchedParts(place) === undefined) void bring(arrival, place);
        else listener(arrival);
      });
    },
    placeAt: places,
    fetch,
    prerendered,
    shown: () => shown,
    isGoing: () => shown.key !== history.here().location.key,
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
