import { type GroupSlug, groupSlugs } from '@/config/paths';
import { completeGroup, type Group, type GroupWords } from './groups/model';

export type { Group } from './groups/model';

const files = import.meta.glob<{ words: GroupWords }>(['./groups/*.ts', '!./groups/model.ts'], {
  eager: true,
});
const bySlug: ReadonlyMap<GroupSlug, Group> = new Map(
  Object.values(files).map(({ words }) => [words.slug, completeGroup(words)]),
);

/**
 * The group of a slug. For what has to know all groups at once; a page that shows one takes
 * `loadGroup`, which fetches no other group's words.
 * @throws when the content has no such group, which the content tests rule out
 */
export function groupBySlug(slug: GroupSlug): Group {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No content for the group ${slug}`);
  return found;
}

/** All 27 group join pages in the order of the specification, section 2. */
export const groups: readonly Group[] = groupSlugs.map(groupBySlug);
