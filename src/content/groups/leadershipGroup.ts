import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'leadership-group',
  label: 'Leadership group',
  drawing: 'group-leadership',
  lead: 'Business leaders who carry the vision of Kingdom Builders and hold each other to it.',
  title: 'Leadership group | Kingdom Builders',
  description:
    'Ask to join the Leadership group: business leaders of faith who carry the vision of Kingdom Builders and hold one another to it.',
};
