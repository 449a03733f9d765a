import { useLocation } from 'react-router-dom';
import { groupSlugs, paths, regionSlugs, sectorSlugs } from '@/config/paths';
import { withoutTrailingSlash } from '@/lib/url';

const pathsOf = (slugs: readonly string[]) => slugs.map((slug) => `/${slug}`);

/** The pages below a page that menus offer. */
const below: readonly (readonly [parent: string, pages: readonly string[]])[] = [
  [paths.home, [paths.root]],
  [paths.aboutUs, [paths.whoWeAre]],
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
  [paths.community, [paths.commentPage, paths.communityInitiative, paths.outbox]],
  [paths.communityInitiative, [paths.initiativeCommentPage]],
  [paths.internshipForum, [paths.internshipCommentPage]],
  [paths.polls, [paths.pollDetails, paths.empowermentScheme]],
  [paths.empowermentScheme, [paths.communityScheme]],
  [paths.workTools, [paths.loginTaskTracker]],
];

const parents: ReadonlyMap<string, string> = new Map(
  below.flatMap(([parent, pages]) => pages.map((page) => [page, parent] as const)),
);

/** What `aria-current` says of a menu's item: the page itself, or the item that the page is under. */
export type Current = 'page' | 'true' | undefined;

/**
 * Finds the item of a menu that a page belongs to: its own, else that of the nearest page above it.
 * @param menu the addresses that the menu offers
 */
export function currentOf(path: string, menu: readonly string[]): (to: string) => Current {
  let place: string | undefined = path;
  while (place !== undefined && !menu.includes(place)) place = parents.get(place);
  // The landing page answers at two addresses.
  const isPage = place === path || (place === paths.home && path === paths.root);
  return (to) => (to === place ? (isPage ? 'page' : 'true') : undefined);
}

/** The same for the page that is shown now. */
export function useCurrentItem(menu: readonly string[]): (to: string) => Current {
  return currentOf(withoutTrailingSlash(useLocation().pathname), menu);
}
