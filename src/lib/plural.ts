/** '1,204' */
export const formatCount = (count: number): string => count.toLocaleString('en-CA');

/** '1 vote', '1,204 votes' */
export const plural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
