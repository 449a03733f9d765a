import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'digital-advertising',
  label: 'Digital advertising',
  lead: 'People who plan, design and measure online ads.',
  does: 'Members compare campaigns, review each other’s ads and help member businesses spend their budget well.',
  forWhom: 'Ad buyers, designers, analysts and owners who run their own campaigns.',
  description:
    'People who plan, design and measure online ads. See what the Digital advertising group does, who it’s for and what happens after you ask to join.',
};
