/**
 * The words of a text as the search compares them: lower case, without accents, apostrophes and
 * whatever else is no letter or digit.
 * @example tokenize('Québec & St. John’s') // ['quebec', 'st', 'johns']
 */
export function tokenize(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
