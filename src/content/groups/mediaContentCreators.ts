import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'media-content-creators',
  label: 'Media content creators',
  lead: 'People who make video, audio, photos and stories.',
  does: 'Members show work in progress, give each other feedback and record what the community is building.',
  forWhom: 'Photographers, videographers, podcasters, writers and designers.',
  description:
    'People who make video, audio, photos and stories. See what the Media content creators group does, who it’s for and what happens after you ask to join.',
};
