import { groupPath, paths } from '@/config/paths';
import type { TermList, PageWords, Passage } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const innovationHub = {
  ...pageOf(pageLinks.innovationHub, pageLinks.services),
  title: 'Kingdom Innovation Hub | Kingdom Builders',
  description:
    'Describe an idea for a business or for a community, choose what kind it is, and keep a summary to print, copy or download.',
  heading: 'Kingdom Innovation Hub',
  lead: 'Have an idea for a business or a community? Describe it here, even if it isn’t finished.',
  drawing: 'scene-innovation-hub',
  kinds: {
    heading: 'Two kinds of ideas',
    terms: termsOf({
      'Business innovations':
        'A change for a business: an idea, or an initiative that is ready to start.',
      'Community innovations':
        'Solutions, initiatives, ideas and strategies for a street, a city or a region.',
    }),
  } satisfies TermList,
  whatToWrite: {
    heading: 'What to write',
    text: [
      'Start with the people your idea helps. Then say what they do today, what would change, and what you have tried already.',
    ],
  } satisfies Passage,
  links: [
    { label: 'Research & development group', to: groupPath('research-development') },
    { label: 'Create a business profile', to: paths.businessOwners },
  ],
  next: {
    heading: 'Ready to build it?',
    text: 'See how to get from an idea to a project.',
    action: { label: 'Kingdom Builder Launcher', to: paths.builderLauncher },
    second: pageLinks.projectNeeds,
  },
} as const satisfies PageWords & Record<string, unknown>;
