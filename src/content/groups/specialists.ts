import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'specialists',
  label: 'Specialists',
  lead: 'Masters of one trade, glad to be called when exactly that trade is needed.',
  description:
    'Is there one thing you do very well? The specialists group keeps rare trades within reach of every project. Name yours and ask to join.',
};
