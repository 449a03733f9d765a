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

const maxLength = 200;

/** No detail's label is written like it. */
export const byName = 'name';

/** Unknown values count as missing. */
export function readShowcaseParams(query: URLSearchParams): ShowcaseParams {
  const param = (name: string) => (query.get(name) ?? '').trim().slice(0, maxLength);
  const page = Number(param('page'));
  return {
    query: param('q'),
    field: param('field'),
    value: param('field') === '' ? '' : param('value'),
    sort: param('sort'),
    descending: param('order') === 'desc',
    view: param('view') === 'table' ? 'table' : 'cards',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** A change of search, filter or order starts on page 1. */
export function showcaseAddress(params: ShowcaseParams, change: Partial<ShowcaseParams>): string {
  const next = { ...params, page: 1, ...change };
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
