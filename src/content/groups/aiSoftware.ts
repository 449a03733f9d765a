import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'ai-software',
  label: 'AI software',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'Builders and testers of AI tools who keep a person responsible for the outcome.',
  description:
    'Work with AI tools for businesses and ministries, carefully and in the open. Pick your stack, describe what you build and ask to join.',
};
