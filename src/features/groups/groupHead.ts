import { communitiesLink } from '@/content/navigation';
import type { Group } from '@/content/groups/model';
import { breadcrumbList, type Crumb, organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/head';
import { groupPath } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

/** Breadcrumbs of a group's page. */
export const groupCrumbs = ({ label, slug }: Group): readonly Crumb[] => [
  communitiesLink,
  { label, to: groupPath(slug) },
];

/** Decisions, section 7. */
export function groupHead(group: Group): PageHead {
  const path = groupPath(group.slug);
  return {
    title: group.title,
    description: group.description,
    canonical: path,
    structuredData: [
      breadcrumbList(groupCrumbs(group)),
      {
        '@type': 'Organization',
        name: `Kingdom Builders: ${group.label}`,
        description: group.lead,
        url: absoluteUrl(path),
        parentOrganization: organization,
      },
    ],
  };
}
