/** The prompt; forms ignore it (specification, section 5). */
export const noCategoryId = 0;

/** In the provider's order (specification, section 3); `id` is sent as `post_category_id`. */
export const categories = [
  { id: noCategoryId, label: 'Select Category' },
  { id: 1, label: 'General' },
  { id: 2, label: 'TPOB 1.0' },
  { id: 3, label: 'TPOB 2.0' },
  { id: 4, label: 'Master Class' },
  { id: 5, label: 'Club 100' },
  { id: 6, label: 'Internship' },
] as const;

/** Undefined for 'Select Category' and unknown ids. */
export const categoryLabel = (id: number): string | undefined =>
  id === noCategoryId ? undefined : categories.find((category) => category.id === id)?.label;
