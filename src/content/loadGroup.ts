import { type GroupSlug, groupSlugs } from '@/config/paths';
import { completeGroup, type Group, type GroupWords } from './groups/model';
import { groupSource } from './groupSource';

const files = import.meta.glob<{ words: GroupWords }>([
  '/src/content/groups/*.ts',
  '!/src/content/groups/model.ts',
]);
const loaded = new Map<GroupSlug, Group>();

export const isGroupSlug = (word: string): word is GroupSlug =>
  groupSlugs.some((slug) => slug === word);

/** Loads the words of one group only. */
export async function loadGroup(slug: GroupSlug): Promise<Group> {
  const known = loaded.get(slug);
  if (known !== undefined) return known;
  const load = files[`/${groupSource(slug)}`];
  if (load === undefined) throw new Error(`No content for the group ${slug}`);
  const { words } = await load();
  const group = completeGroup(words);
  loaded.set(slug, group);
  return group;
}

/** After `loadGroup`; throws before. */
export function loadedGroup(slug: GroupSlug): Group {
  const group = loaded.get(slug);
  if (group === undefined) throw new Error(`The words of the group ${slug} are not here yet.`);
  return group;
}
