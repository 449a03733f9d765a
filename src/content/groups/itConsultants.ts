import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'it-consultants',
  label: 'IT consultants',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'Advisers who look at the wiring of an office and say what should stay.',
  description:
    'Help members choose, secure and repair the systems they work with. IT consultants pick a category and stack and ask to join the group.',
};
