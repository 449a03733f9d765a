import { formatCount, plural } from '@/lib/plural';

/** Decisions, section 4. */
export const showcaseWords = {
  heading: 'TPOB Showcase',
  lead: 'The approved listings, as visitors see them on the outsourcing page.',
  search: 'Search the listings',
  tools: 'Find listings',
  filter: 'Filter by',
  anyField: 'Everything',
  value: 'Value',
  anyValue: 'Any',
  sort: 'Sort by',
  asListed: 'As listed',
  name: 'Name',
  text: 'Description',
  picture: 'Picture',
  ascending: 'Ascending',
  descending: 'Descending',
  view: 'View',
  cards: 'Cards',
  table: 'Table',
  download: 'Download CSV',
  others: 'More details',
  none: 'Nothing matches',
  noneText: 'Change the search or the filter to see more listings.',
  clear: 'Clear search and filter',
  pages: 'Pages of listings',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  more: 'Show more',
  less: 'Show less',
} as const;

/** The listings' filter, and the link to the quote form. */
export const listingFilterWords = {
  tools: 'Filter the listings',
  sector: 'Sector',
  province: 'Province',
  all: { sector: 'All sectors', province: 'All provinces' },
  none: 'No listings match these filters',
  showAll: 'Show all listings',
  quote: 'Get a quote like this',
} as const;

export function listingCount(matching: number, all: number): string {
  const listings = plural(all, 'listing', 'listings');
  return matching === all ? listings : `${formatCount(matching)} of ${listings}`;
}

/** Empty in the provider's order; `by`: the label of what they are sorted by. */
export function listingOrder(by: string | undefined, descending: boolean): string {
  if (by === undefined) return descending ? ', last one first' : '';
  return `, sorted by ${by}, ${descending ? 'descending' : 'ascending'}`;
}

export const furtherFacts = (count: number): string => plural(count, 'more detail', 'more details');

export const shownOf = (shown: number, all: number): string =>
  `${formatCount(shown)} of ${formatCount(all)}`;
