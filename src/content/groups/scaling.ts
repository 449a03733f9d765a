import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'scaling',
  label: 'Scaling',
  lead: 'Those who can redraw a small plan at twice the size without bending its lines.',
  description:
    'From one shop to three, from one team to ten: the scaling group shares how to enlarge a business with care. Ask to take your place in it.',
};
