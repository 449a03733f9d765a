export const regionWords = {
  mapLabel: (region: string) => `${region} on a map of Canada`,
  how: 'How to join',
  steps: [
    { title: 'Register', text: 'Register, or log in if you already have an account.' },
    {
      title: 'Ask to join',
      text: 'After you log in, this page shows how to join. If your region has no community yet, use the main community. It’s open to every member.',
    },
    {
      title: 'Take part',
      text: 'Read and write posts, comment, vote in polls and meet people near you.',
    },
  ],
  register: 'Register',
  login: 'User login',
} as const;

/** Read by members only (decisions, section 4). */
export const regionMemberWords = {
  posts: (region: string) => `Posts from ${region}`,
  all: 'Open the community',
  join: (region: string) => `Join the ${region} community`,
  loading: 'Loading your community',
  failed: 'The communities could not be loaded.',
  failedText: 'Check your connection and try again.',
  again: 'Try again',
  none: 'No community yet',
  noneText: (region: string) =>
    `There’s no community for ${region} yet. You can read and post in the main community.`,
  notFound: (region: string) => `The ${region} community could not be found.`,
  notFoundText:
    'Only some of the communities could be loaded. You can read and post in the main community.',
  community: 'Go to the community',
} as const;
