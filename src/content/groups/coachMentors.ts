import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'coach-mentors',
  label: 'Coach & mentors',
  lead: 'Experienced builders who lend an hour, an ear and a steady hand to those who start.',
  title: 'Coaches & mentors group | Kingdom Builders',
  description:
    'Mentor a younger owner, or look for someone to learn from. Say what you know and whom you would walk beside, and ask to join the coaches.',
};
