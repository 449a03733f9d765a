/** Words of the regional pages (decisions, section 4). */
export const regionWords = {
  place: (region: string) => `${region} on a map of Canada`,
  how: 'How to join',
  steps: [
    {
      title: 'Come in',
      text: 'Register, or log in where you have been here before.',
    },
    {
      title: 'Ask',
      text: 'Write who you are and press Join on this page. Where your region has no community yet, the whole community is open to you.',
    },
    {
      title: 'Build along',
      text: 'Read and write posts, comment, vote in polls and find the people near you.',
    },
  ],
  register: 'Register',
  login: 'User login',
} as const;
