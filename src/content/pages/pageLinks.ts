import { paths, type PortalPath } from '@/config/paths';
import type { PageLink, PageWords } from './model';

export const pageLinks = {
  aboutUs: { label: 'About Us', to: paths.aboutUs },
  whoWeAre: { label: 'Who we are', to: paths.whoWeAre },
  services: { label: 'Our Services', to: paths.services },
  faq: { label: 'FAQ', to: paths.faq },
  investors: { label: 'Investors', to: paths.investors },
  investorsRegistration: { label: 'Investor registration', to: paths.investorsRegistration },
  projectNeeds: { label: 'Kingdom Project Needs', to: paths.projectNeeds },
  projectNeedsDetails: { label: 'Kingdom Builder Needs', to: paths.projectNeedsDetails },
  businessAssetManagement: {
    label: 'Business & asset management',
    to: paths.businessAssetManagement,
  },
  businessOwners: { label: 'Business owners', to: paths.businessOwners },
  projectManagement: { label: 'Project management', to: paths.projectManagement },
  strategyConsulting: { label: 'Strategy consulting', to: paths.strategyConsulting },
  aiSoftwareTools: { label: 'AI and software tools', to: paths.aiSoftwareTools },
  innovationHub: { label: 'Innovation hub', to: paths.innovationHub },
  builderLauncher: { label: 'Kingdom Builder Launcher', to: paths.builderLauncher },
  outsourcing: { label: 'All 28 outsourcing sectors', to: paths.outsourcingHome },
  getQuote: { label: 'Get a quote', to: paths.getQuote },
  community: { label: 'Go to the community', to: paths.community },
  join: { label: 'Join the community', to: paths.communityRegister },
  communities: { label: 'See all communities', to: paths.communities },
} as const satisfies Readonly<Record<string, PageLink>>;

export const pageOf = (
  { label, to }: PageLink & { readonly to: PortalPath },
  parent?: PageLink,
): Pick<PageWords, 'path' | 'name' | 'parent'> => ({ path: to, name: label, parent });

/** Terms with their texts, by term. */
export const termsOf = <Text>(texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(([term, text]) => ({ term, text }));
