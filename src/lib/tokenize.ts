/** Words in lower case, without accents and punctuation: 'St. John’s' gives ['st', 'johns']. */
export function tokenize(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
