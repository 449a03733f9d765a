import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'script-writer',
  label: 'Script writer',
  drawing: 'group-writers',
  lead: 'Authors of scenes, talks and voice-overs, with an ear for how people really speak.',
  title: 'Script writers group | Kingdom Builders',
  description:
    'For those who write films, talks and broadcasts and read every line aloud. Tell us what you have written and ask to join the writers.',
};
