import type { GroupSlug } from '@/config/paths';

export const groupSource = (slug: GroupSlug) =>
  `src/content/groups/${slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
