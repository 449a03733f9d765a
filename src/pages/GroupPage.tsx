import { useLocation } from 'react-router-dom';
import { groupBySlug } from '@/content/groups';
import { GroupFacts, groupHead, GroupHero } from '@/features/groups/GroupSections';

const groupAt = (path: string) => groupBySlug(path.replaceAll('/', ''));

export const head = (path: string) => groupHead(groupAt(path));

/** A group's page, where members ask to join (specification, section 2, 'Group join pages'). */
export default function GroupPage() {
  const group = groupAt(useLocation().pathname);
  return (
    <>
      <GroupHero group={group} />
      <GroupFacts group={group} />
    </>
  );
}
