import type { GroupSlug } from '@/config/paths';

/** The file of a group's words. */
export const groupSource = (slug: GroupSlug) =>
  `src/content/groups/${slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
