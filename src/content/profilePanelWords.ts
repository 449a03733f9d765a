/** Specification, section 2, 'Community main'. */
export const profilePanelWords = {
  label: 'Your profile',
  country: 'Country',
  state: 'Province/State',
  city: 'City',
  phone: 'Contact Phone',
  email: 'Email',
  none: 'Not given',
  communities: 'My Communities',
  main: 'Kingdom Builders',
  failed: 'Your profile could not be loaded.',
  communitiesFailed: 'Your communities could not be loaded.',
  new: 'new',
  post: 'post',
  posts: 'posts',
  loading: 'Loading your profile',
} as const;
