export const memberWords = {
  nav: 'Member',
  aside: 'About you',
  internship: 'Internship forum',
  polls: 'Polls',
  scheme: 'Empowerment Scheme',
  toolsShort: 'Tools',
  communities: 'Communities',
  loading: 'Loading...',
} as const;
