/** Words of a region's page that only members read (decisions, section 4). */
export const regionMemberWords = {
  posts: (region: string) => `Posts from ${region}`,
  all: 'Open the community',
  ask: (region: string) => `Join ${region}`,
  loading: 'Looking for your community',
  failed: 'The communities could not be loaded.',
  failedText: 'Your connection or the service may be down for a moment.',
  again: 'Try again',
  none: 'No community yet',
  noneText: (region: string) =>
    `Nobody has opened a community for ${region} so far. The whole community reads and writes together until then.`,
  community: 'Go to the community',
} as const;
