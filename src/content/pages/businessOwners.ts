import { groupPath, paths } from '@/lib/paths';
import type { Doorway, Glossary, PageWords } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-business-owners-innovation-hub`, which holds the business owner profile. */
export const businessOwners = {
  path: paths.businessOwners,
  name: pageLinks.businessOwners.label,
  parent: pageLinks.services,
  title: 'Business owners innovation hub | Kingdom Builders',
  description:
    'Create a profile of the business you own: who you are, where you work and what you do. It stays on this device until you share it.',
  heading: 'Kingdom Business Owners Innovation Hub',
  lead: 'Set up work that pays its people well and serves its neighbours. A profile says in one place who you are and what you make.',
  drawing: 'scene-empowerment-scheme',
  formHeading: 'Your business profile',
  formAction: 'Create your profile',
  about: {
    heading: 'What the profile holds',
    terms: [
      { term: 'You', text: 'First name, last name, e-mail address and a phone number.' },
      { term: 'Your business', text: 'Its name, its country and a description in your own words.' },
      {
        term: 'An identity document, if you like',
        text: 'Its type, its front and its back. You can remove them again at any time.',
      },
      {
        term: 'Where it is kept',
        text: 'On this device. It goes nowhere unless you share the summary yourself.',
      },
    ],
  } satisfies Glossary,
  beside: {
    heading: 'People who work on the same questions',
    doors: [
      {
        label: 'High performance growth',
        text: 'When to water a company and when to prune it.',
        to: groupPath('high-performance-growth'),
      },
      {
        label: 'Business manager',
        text: 'For those who keep the whole of a business in view.',
        to: groupPath('business-manager'),
      },
      {
        label: 'Coach & mentors',
        text: 'Somebody who has built before you.',
        to: groupPath('coach-mentors'),
      },
    ] satisfies readonly Doorway[],
  },
  next: {
    heading: 'Do you have an idea to try?',
    text: 'The innovation hub takes ideas and initiatives for a business, and for a community too.',
    action: { label: 'Open the innovation hub', to: paths.innovationHub },
    second: pageLinks.businessAssetManagement,
  },
} as const satisfies PageWords & Record<string, unknown>;
