/** Blanks, and signs that show nothing by themselves. */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The text without blanks round it; empty where nothing of it can be seen. */
export const seenText = (text: string): string => (visible.test(text) ? text.trim() : '');
