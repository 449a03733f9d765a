/** Words of the filter over all sectors. */
export const sectorFilterWords = {
  groups: 'Kinds of sector',
  all: 'All',
  field: 'Filter the sectors',
  placeholder: 'A kind of work or company',
  count: (shown: number, all: number): string =>
    shown === all ? `All ${all} sectors` : `${shown} of ${all} sectors`,
  nothing: 'No sector goes by that word',
  nothingText: 'Try another word for the work, or describe it: a quote needs no sector.',
  showAll: 'Show all sectors',
  quote: 'Get a quote',
} as const;
