export const sectorFilterWords = {
  groups: 'Kinds of sector',
  all: 'All',
  field: 'Filter the sectors',
  placeholder: 'A kind of work or company',
  count: (shown: number, all: number): string =>
    shown === all ? `All ${all} sectors` : `${shown} of ${all} sectors`,
  nothing: (query: string): string => `No sectors match “${query}”`,
  nothingText: 'Try another word, or get a quote without choosing a sector.',
  showAll: 'Show all sectors',
  quote: 'Get a quote',
} as const;
