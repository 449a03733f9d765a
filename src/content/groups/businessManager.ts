import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'business-manager',
  label: 'Business manager',
  drawing: 'group-business-operations',
  lead: 'Managers who keep an enterprise fair, solvent and open in the morning.',
  title: 'Business managers group | Kingdom Builders',
  description:
    'Run the day so that owners can lead and staff can work: the group for business managers. Say where you have served and ask to join.',
};
