export const noCommunityWords = {
  heading: 'You’re not in a community yet',
  text: 'Find a community and ask to join.',
  communities: 'Communities',
} as const;
