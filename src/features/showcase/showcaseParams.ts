import { paths, withQuery } from '@/config/paths';

export type ShowcaseParams = {
  readonly query: string;
  /** Label of the filter, or empty. */
  readonly field: string;
  readonly value: string;
  /** Label, `name`, or empty for the provider's order. */
  readonly sort: string;
  readonly descending: boolean;
  readonly view: 'cards' | 'table';
  readonly page: number;
};

const longest = 200;

/** No detail's label is written like it. */
export const byName = 'name';

/** Unknown values count as missing. */
export function readShowcaseParams(query: URLSearchParams): ShowcaseParams {
  const said = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const page = Number(said('page'));
  return {
    query: said('q'),
    field: said('field'),
    value: said('field') === '' ? '' : said('value'),
    sort: said('sort'),
    descending: said('order') === 'desc',
    view: said('view') === 'table' ? 'table' : 'cards',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** A change of search, filter or order starts on page 1. */
export function showcaseAddress(place: ShowcaseParams, change: Partial<ShowcaseParams>): string {
  const next = { ...place, page: 1, ...change };
  return withQuery(paths.adminShowcase, {
    q: next.query,
    field: next.field,
    value: next.field === '' ? undefined : next.value,
    sort: next.sort,
    order: next.descending ? 'desc' : undefined,
    view: next.view === 'table' ? next.view : undefined,
    page: next.page > 1 ? next.page : undefined,
  });
}
