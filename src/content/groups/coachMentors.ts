import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'coach-mentors',
  label: 'Coach & mentors',
  lead: 'Experienced people who give time and advice to those who are starting out.',
  does: 'Members mentor newer owners, coach people through a decision, and learn from each other how to do it well.',
  forWhom: 'Coaches, mentors and experienced owners, and people who would like to learn from one.',
  title: 'Coaches & mentors group | Kingdom Builders',
  description:
    'Experienced people who give time and advice to those who are starting out. See what this group does, who it’s for and how to ask to join.',
};
