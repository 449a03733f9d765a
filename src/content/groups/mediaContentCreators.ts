import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'media-content-creators',
  label: 'Media content creators',
  lead: 'Film, sound and stories from people who want good news to be well made.',
  description:
    'Camera, microphone or keyboard: content creators tell what the community is building. Say what you make and ask to join the media group.',
};
