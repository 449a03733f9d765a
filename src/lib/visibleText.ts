const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Trimmed text; empty if nothing of it is visible. */
export const visibleText = (text: string): string => (visible.test(text) ? text.trim() : '');

/** The start of a text, without half of a character at its end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
