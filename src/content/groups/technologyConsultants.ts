import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'technology-consultants',
  label: 'Technology consultants',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'Advisers who help members choose new technology.',
  does: 'Members compare products, explain new technology in plain words and help others choose the right product.',
  forWhom: 'Technology consultants, product managers and engineers who advise others.',
  description:
    'Advisers who help members choose new technology. See what the Technology consultants group does, who it’s for and what happens after you ask to join.',
};
