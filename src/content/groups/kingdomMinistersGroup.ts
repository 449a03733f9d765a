import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'kingdom-ministers-group',
  label: 'Kingdom ministers group',
  drawing: 'group-ministers',
  lead: 'Ministers who serve the marketplace and the people in it.',
  title: 'Kingdom ministers group | Kingdom Builders',
  description:
    'A group for ministers whose congregation is also the marketplace: teach, counsel and help members grow in faith. Ask to join it here.',
};
