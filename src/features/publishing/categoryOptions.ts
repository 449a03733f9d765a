import { categories, noCategoryId } from '@/content/categories';

/** The categories to choose from; 'Select Category' is none (specification, section 5). */
export const categoryOptions = categories
  .filter(({ id }) => id !== noCategoryId)
  .map(({ id, label }) => ({ value: String(id), label }));
