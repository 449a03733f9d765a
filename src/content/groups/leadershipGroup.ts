import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'leadership-group',
  label: 'Leadership group',
  drawing: 'group-leadership',
  lead: 'Business leaders who guide Kingdom Builders and hold each other accountable.',
  does: 'Members discuss the direction of Kingdom Builders, share what they learn as leaders and give each other honest advice.',
  forWhom: 'Owners, executives and team leaders who want to lead with faith and integrity.',
  title: 'Leadership group | Kingdom Builders',
  description:
    'Business leaders who guide Kingdom Builders and hold each other accountable. See what this group does, who it’s for and how to ask to join.',
};
