import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'lead-generator',
  label: 'Lead generator',
  lead: 'People who find new customers and start the first conversation.',
  does: 'Members share how they find contacts, write first messages and set up meetings.',
  forWhom: 'Lead generators, appointment setters and people in business development.',
  title: 'Lead generators group | Kingdom Builders',
  description:
    'People who find new customers and start the first conversation. See what this group does, who it’s for and how to ask to join.',
};
