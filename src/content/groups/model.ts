import { joinId } from '@/content/joinIds';
import type { GroupSlug } from '@/config/paths';

/** A group page, and where its join requests go. */
export type Group = {
  slug: GroupSlug;
  label: string;
  /** A drawing; some serve several groups. */
  drawing: `group-${string}`;
  lead: string;
  does: string;
  forWhom: string;
  communityId: number;
  /** Null if the community itself is the group. */
  category: string | null;
  tech: boolean;
  title: string;
  description: string;
};

/** The words that differ between groups. */
export type GroupWords = Pick<
  Group,
  'slug' | 'label' | 'lead' | 'does' | 'forWhom' | 'description'
> &
  Partial<Pick<Group, 'drawing' | 'tech' | 'title'>>;

/** Adds what follows from the slug. */
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
