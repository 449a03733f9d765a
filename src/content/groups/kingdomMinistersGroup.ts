import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'kingdom-ministers-group',
  label: 'Kingdom ministers group',
  drawing: 'group-ministers',
  lead: 'Ministers who serve business people and their families.',
  does: 'Members teach, counsel and help other members grow in faith.',
  forWhom: 'Pastors, ministers, chaplains and people who lead a ministry in business.',
  title: 'Kingdom ministers group | Kingdom Builders',
  description:
    'Ministers who serve business people and their families. See what the Kingdom ministers group does, who it’s for and what happens after you ask to join.',
};
