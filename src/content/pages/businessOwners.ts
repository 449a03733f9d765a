import { groupPath, paths } from '@/config/paths';
import type { LinkCardWords, TermList, PageWords } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const businessOwners = {
  ...pageOf(pageLinks.businessOwners, pageLinks.services),
  title: 'Business Owners Innovation Hub | Kingdom Builders',
  description:
    'Create a profile of the business you own: who you are, where you work and what you do. It’s saved on this device only, and nothing is sent.',
  heading: 'Kingdom Business Owners Innovation Hub',
  lead: 'Create a profile that says who you are and what your business does.',
  drawing: 'scene-empowerment-scheme',
  formHeading: 'Your business profile',
  formAction: 'Create your profile',
  about: {
    heading: 'What the profile contains',
    terms: termsOf({
      You: 'First name, last name, email address and a phone number.',
      'Your business': 'Its name, its country and a description in your own words.',
      'Identity document (optional)':
        'Its type and pictures of both sides. You can remove them at any time.',
      'Where it’s saved':
        'On this device only. Nothing is sent unless you share the summary yourself.',
    }),
  } satisfies TermList,
  beside: {
    heading: 'Groups for business owners',
    links: [
      {
        label: 'High performance growth',
        text: 'For owners who want their company to grow.',
        to: groupPath('high-performance-growth'),
      },
      {
        label: 'Business manager',
        text: 'For managers who run a company from day to day.',
        to: groupPath('business-manager'),
      },
      {
        label: 'Coach & mentors',
        text: 'Advice from people with more experience.',
        to: groupPath('coach-mentors'),
      },
    ] satisfies readonly LinkCardWords[],
  },
  next: {
    heading: 'Have an idea to try?',
    text: 'Describe it in the innovation hub: an idea for a business or a community.',
    action: { label: 'Open the innovation hub', to: paths.innovationHub },
    second: pageLinks.businessAssetManagement,
  },
} as const satisfies PageWords & Record<string, unknown>;
