import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'lawyers',
  label: 'Lawyers',
  lead: 'Counsel for founders and families, from the first agreement to the last signature.',
  description:
    'Lawyers of the community give sound footing to companies, charities and families. State your field of practice and ask to join the group.',
};
