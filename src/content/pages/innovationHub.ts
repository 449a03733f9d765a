import { groupPath, paths } from '@/lib/paths';
import type { Glossary, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-innovation-hub`, which holds the innovation form. */
export const innovationHub = {
  path: paths.innovationHub,
  name: pageLinks.innovationHub.label,
  parent: pageLinks.services,
  title: 'Kingdom Innovation Hub | Kingdom Builders',
  description:
    'A workbench for ideas: describe a business innovation or a community innovation, choose what kind it is and keep what you wrote.',
  heading: 'Kingdom Innovation Hub',
  lead: 'Most things that help people were first taken apart on somebody’s bench. Bring the idea while it is still in pieces.',
  drawing: 'scene-innovation-hub',
  kinds: {
    heading: 'Two benches',
    terms: [
      {
        term: 'Business innovations',
        text: 'An idea is something a business could do differently. An initiative already has someone who wants to begin.',
      },
      {
        term: 'Community innovations',
        text: 'Ideas, initiatives, strategies and answers to a question that a street, a city or a region has been asking for a while.',
      },
    ],
  } satisfies Glossary,
  tell: {
    heading: 'What to tell about it',
    text: [
      'Start with the person it helps. Then say what they do today, what would be different, and which part of it you have tried already. A rough sketch in words is enough.',
    ],
  } satisfies Passage,
  tellWays: [
    { label: 'Research & development group', to: groupPath('research-development') },
    { label: 'Create a business profile', to: paths.businessOwners },
  ],
  next: {
    heading: 'Ready to build it?',
    text: 'The launcher shows the way from an idea to a project.',
    action: { label: 'How a builder starts', to: paths.builderLauncher },
    second: pageLinks.projectNeeds,
  },
} as const satisfies PageWords & Record<string, unknown>;
