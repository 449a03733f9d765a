const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Trimmed text; empty if nothing of it is visible. */
export const visibleText = (text: string): string => (visible.test(text) ? text.trim() : '');
