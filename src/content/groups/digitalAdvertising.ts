import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'digital-advertising',
  label: 'Digital advertising',
  lead: 'Buyers, designers and testers of the small messages people see on their screens.',
  description:
    'If you plan, design or measure online campaigns, this group can use your eye. Tell us about your work and ask to join digital advertising.',
};
