import type { GroupSlug } from '@/config/paths';

type Link = { readonly label: string; readonly to: string };

const family = (name: string, groups: Partial<Record<GroupSlug, string>>) => ({
  name,
  links: Object.entries(groups).map(([slug, label]): Link => ({ label, to: `/${slug}` })),
});

export const groupFamilies: readonly { readonly name: string; readonly links: readonly Link[] }[] =
  [
    family('Growth and sales', {
      'high-performance-sales-consultant': 'High performance sales consultant',
      'high-performance-revenue': 'High performance revenue',
      'high-performance-growth': 'High performance growth',
      'lead-generator': 'Lead generator',
      scaling: 'Scaling',
      strategies: 'Strategies',
    }),
    family('Media and words', {
      'media-content-creators': 'Media content creators',
      marketing: 'Marketing',
      'digital-advertising': 'Digital advertising',
      'program-writer': 'Program writer',
      'script-writer': 'Script writer',
    }),
    family('Running a business', {
      'coach-mentors': 'Coach & mentors',
      'project-manager': 'Project manager',
      'business-manager': 'Business manager',
      'business-operations': 'Business operations',
      administrators: 'Administrators',
      'research-development': 'Research & development',
    }),
    family('Technology and professions', {
      'tech-devs': 'Tech devs',
      'ai-software': 'AI software',
      'it-consultants': 'IT consultants',
      'technology-consultants': 'Technology consultants',
      accountants: 'Accountants',
      lawyers: 'Lawyers',
      specialists: 'Specialists',
    }),
  ];
