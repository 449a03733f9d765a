/** Words of a community's page for members who are in none yet. */
export const noCommunityWords = {
  heading: 'You are in no community yet',
  text: 'Find one to join among the communities.',
  communities: 'Communities',
} as const;
