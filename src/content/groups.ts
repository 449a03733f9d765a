import { type GroupSlug, groupSlugs } from '@/config/paths';
import { completeGroup, type Group, type GroupWords } from './groups/model';

export type { Group } from './groups/model';

const files = import.meta.glob<{ words: GroupWords }>(['./groups/*.ts', '!./groups/model.ts'], {
  eager: true,
});
const bySlug: ReadonlyMap<GroupSlug, Group> = new Map(
  Object.values(files).map(({ words }) => [words.slug, completeGroup(words)]),
);

/** Loads all groups' words; a page of one group uses `loadGroup`. */
export function groupBySlug(slug: GroupSlug): Group {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No content for the group ${slug}`);
  return found;
}

/** All 27 in the order of the specification, section 2. */
export const groups: readonly Group[] = groupSlugs.map(groupBySlug);
