import { notFoundPage, type Screen, screens } from '@/app/screens';
import { withoutTrailingSlash } from '@/lib/url';

/** A screen as an address shows it. */
export type Place = Pick<Screen, 'page' | 'path' | 'access'>;

/** Gives the place that an address shows. */
export type PlaceAt = (pathname: string) => Place;

/**
 * Finds places in a route table.
 * @param table every screen that has an address
 * @param unknownPage for all other addresses
 */
export function placesOf(table: readonly Screen[], unknownPage: string = notFoundPage): PlaceAt {
  const places = new Map<string, Place>(table.map((screen) => [screen.path, screen]));
  const unknown: Place = { page: unknownPage, path: '*', access: 'public' };
  return (pathname) => places.get(withoutTrailingSlash(pathname)) ?? unknown;
}

/** The place that an address shows, by the route table. */
export const placeAt: PlaceAt = placesOf(screens);
