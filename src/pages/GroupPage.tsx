import { useLocation } from 'react-router-dom';
import { isGroupSlug, loadedGroup, loadGroup } from '@/content/loadGroup';
import { GroupFacts } from '@/features/groups/GroupFacts';
import { groupHead } from '@/features/groups/groupHead';
import { GroupHero } from '@/features/groups/GroupHero';
import type { GroupSlug } from '@/config/paths';

function slugAt(path: string): GroupSlug {
  const slug = path.replaceAll('/', '');
  if (!isGroupSlug(slug)) throw new Error(`${path} is not the address of a group.`);
  return slug;
}

export const load = (path: string) => loadGroup(slugAt(path));

export const head = (path: string) => groupHead(loadedGroup(slugAt(path)));

/** A group's page, where members ask to join (specification, section 2, 'Group join pages'). */
export default function GroupPage() {
  const group = loadedGroup(slugAt(useLocation().pathname));
  return (
    <>
      <GroupHero group={group} />
      <GroupFacts group={group} />
    </>
  );
}
