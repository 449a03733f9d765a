/** The sentences of a text, without the spaces between them. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/u).filter((sentence) => sentence !== '');

/** The entries that are in a list more than once. */
export const repeated = (list: readonly string[]): string[] =>
  list.filter((entry, place) => list.indexOf(entry) !== place);
