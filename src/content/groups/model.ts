import { joinId } from '@/content/joinIds';
import type { GroupSlug } from '@/config/paths';

/** What a group join page says and where its request goes. */
export type Group = {
  slug: GroupSlug;
  /** The page's heading. */
  label: string;
  /** Name of the drawing in `public/art`, without its extension; some serve several groups. */
  drawing: `group-${string}`;
  lead: string;
  /** What members do in it, in one sentence. */
  does: string;
  /** Who it is for, as a list in words. */
  forWhom: string;
  /** The community the join request is sent to. */
  communityId: number;
  /** The request's category, or null where the community itself says what the group is. */
  category: string | null;
  /** True where the page offers a skill category and a stack. */
  tech: boolean;
  title: string;
  description: string;
};

/** What a file of this folder holds: the words that differ from group to group. */
export type GroupWords = Pick<
  Group,
  'slug' | 'label' | 'lead' | 'does' | 'forWhom' | 'description'
> &
  Partial<Pick<Group, 'drawing' | 'tech' | 'title'>>;

/** Completes a group's own words. @returns the group as its page reads it */
export function completeGroup({ slug, label, drawing, tech, title, ...own }: GroupWords): Group {
  const { id, own: isCommunity } = joinId(slug);
  return {
    ...own,
    slug,
    label,
    drawing: drawing ?? `group-${slug}`,
    communityId: id,
    category: isCommunity ? null : label,
    tech: tech ?? false,
    title: title ?? `${label} group | Kingdom Builders`,
  };
}
