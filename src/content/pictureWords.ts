export const pictureWords = {
  browse: 'Browse image',
  change: 'Change image',
  remove: 'Remove',
  kinds: 'Image files only, up to 20 MB',
  reading: 'Reading the picture...',
  problems: {
    'too-large': 'This picture is over 20 MB. Please choose a smaller one.',
    'no-picture': 'This file is not a picture. Please choose an image file.',
    unreadable: 'This picture cannot be read. Please choose another one.',
  },
} as const;
