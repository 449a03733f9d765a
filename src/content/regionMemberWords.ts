/** Read by members only (decisions, section 4). */
export const regionMemberWords = {
  posts: (region: string) => `Posts from ${region}`,
  all: 'Open the community',
  ask: (region: string) => `Join ${region}`,
  loading: 'Loading your community',
  failed: 'The communities could not be loaded.',
  failedText: 'Check your connection, then try again.',
  again: 'Try again',
  none: 'No community yet',
  noneText: (region: string) =>
    `There’s no community for ${region} yet. You can read and post in the main community.`,
  community: 'Go to the community',
} as const;
