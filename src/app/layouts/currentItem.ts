import { useLocation } from 'react-router-dom';
import { groupSlugs, paths, regionSlugs, sectorSlugs } from '@/config/paths';
import { withoutTrailingSlash } from '@/lib/url';

const pathsOf = (slugs: readonly string[]) => slugs.map((slug) => `/${slug}`);

/** Parents of pages that are in no menu. */
const below: readonly (readonly [parent: string, pages: readonly string[]])[] = [
  [paths.home, [paths.root]],
  [paths.aboutUs, [paths.whoWeAre, paths.terms, paths.privacy, paths.contact]],
  [
    paths.services,
    [
      paths.outsourcingHome,
      paths.getQuote,
      paths.investors,
      paths.projectNeeds,
      paths.businessAssetManagement,
      paths.businessOwners,
      paths.projectManagement,
      paths.strategyConsulting,
      paths.aiSoftwareTools,
      paths.innovationHub,
      paths.builderLauncher,
    ],
  ],
  [paths.outsourcingHome, pathsOf(sectorSlugs)],
  [paths.getQuote, [paths.myRequests]],
  [paths.investors, [paths.investorsRegistration]],
  [paths.projectNeeds, [paths.projectNeedsDetails]],
  [paths.communityLogin, [paths.communityRegister, paths.resetPassword]],
  [paths.communities, [...pathsOf(groupSlugs), ...pathsOf(regionSlugs)]],
  [
    paths.community,
    [paths.commentPage, paths.communityInitiative, paths.internshipForum, paths.outbox],
  ],
  [paths.communityInitiative, [paths.initiativeCommentPage]],
  [paths.internshipForum, [paths.internshipCommentPage]],
  [paths.polls, [paths.pollDetails, paths.empowermentScheme]],
  [paths.empowermentScheme, [paths.communityScheme]],
  [paths.workTools, [paths.loginTaskTracker]],
];

const parents: ReadonlyMap<string, string> = new Map(
  below.flatMap(([parent, pages]) => pages.map((page) => [page, parent] as const)),
);

/** `aria-current` of a menu item: the page itself, or its parent. */
type Current = 'page' | 'true' | undefined;

export function currentOf(path: string, menu: readonly string[]): (to: string) => Current {
  let item: string | undefined = path;
  while (item !== undefined && !menu.includes(item)) item = parents.get(item);
  // The landing page has two addresses.
  const isPage = item === path || (item === paths.home && path === paths.root);
  return (to) => (to === item ? (isPage ? 'page' : 'true') : undefined);
}

export function useCurrentItem(menu: readonly string[]): (to: string) => Current {
  return currentOf(withoutTrailingSlash(useLocation().pathname), menu);
}
