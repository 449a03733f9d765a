/** A post category of the provider: `id` is what travels as `post_category_id`. */
export type PostCategory = { id: number; label: string };

/** The entry that asks for a choice; a form ignores it (specification, section 5). */
export const noCategoryId = 0;

/** Every post category in the provider's order (specification, section 3, 'Category list'). */
export const categories = [
  { id: noCategoryId, label: 'Select Category' },
  { id: 1, label: 'General' },
  { id: 2, label: 'TPOB 1.0' },
  { id: 3, label: 'TPOB 2.0' },
  { id: 4, label: 'Master Class' },
  { id: 5, label: 'Club 100' },
  { id: 6, label: 'Internship' },
] as const satisfies readonly PostCategory[];

/**
 * The name of a category.
 * @param id the provider's number
 * @returns the label, or undefined for 'Select Category' and for numbers the list does not know
 */
export const categoryLabel = (id: number): string | undefined =>
  id === noCategoryId ? undefined : categories.find((category) => category.id === id)?.label;
