import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'lead-generator',
  label: 'Lead generator',
  lead: 'Scouts who find the people a business could serve and open the first conversation.',
  title: 'Lead generators group | Kingdom Builders',
  description:
    'Do you find open doors where others see a wall? Lead generators bring businesses and customers together. Ask to join their group here.',
};
