import { foldWords } from '@/lib/foldWords';
import type { SearchOption } from '@/ui/form/SearchSelectField';

const fold = (text: string) => foldWords(text).join(' ');

/** A list to search in: each place with its name as it is compared. */
export type PlaceIndex = readonly { readonly place: SearchOption; readonly folded: string }[];

/** Prepares a list of places to be searched. */
export const indexPlaces = (places: readonly SearchOption[]): PlaceIndex =>
  places.map((place) => ({ place, folded: fold(place.label) }));

type Found = {
  readonly places: readonly SearchOption[];
  /** How many more there are than a menu takes. */
  readonly more: number;
};

/**
 * Places whose name holds what was typed, whatever its case and accents; names that start with it come
 * first, then names with a word that does.
 * @param limit most places to give: a menu of thousands would stand still
 */
export function findPlaces(index: PlaceIndex, typed: string, limit: number): Found {
  const text = fold(typed);
  const found = index.filter(({ folded }) => folded.includes(text));
  const rank = ({ folded }: PlaceIndex[number]) =>
    folded.startsWith(text) ? 0 : folded.includes(` ${text}`) ? 1 : 2;
  const sorted = text === '' ? found : found.toSorted((one, other) => rank(one) - rank(other));
  return {
    places: sorted.slice(0, limit).map(({ place }) => place),
    more: Math.max(0, found.length - limit),
  };
}

/** The place that is called this, whatever its case and accents. */
export function placeCalled(index: PlaceIndex, typed: string): SearchOption | undefined {
  const text = fold(typed);
  if (text === '') return undefined;
  return (
    index.find(({ place }) => place.label === typed.trim()) ??
    index.find(({ folded }) => folded === text)
  )?.place;
}
