import { groupSlugs, paths, type PortalPath, regionSlugs } from '@/config/paths';

export const loginPage = {
  title: 'Kingdom Builders User login',
  register: 'Register',
  newHere: 'New to the community?',
  reset: 'Reset password',
  noAccount: 'New here?',
  createAccount: 'Create an account',
  head: {
    title: 'User login | Kingdom Builders',
    description:
      'Log in to the community of Kingdom Builders: read and post in the feed, vote in polls, join groups and reach your work management tools.',
  },
} as const;

const community = 'Log in to read the community.';
const otherwise = 'Log in to continue.';

const reasons: Partial<Record<PortalPath, string>> = {
  [paths.community]: community,
  [paths.communityInitiative]: community,
  [paths.commentPage]: 'Log in to read the comments.',
  [paths.initiativeCommentPage]: 'Log in to read the comments.',
  [paths.internshipForum]: 'Log in to read the internship forum.',
  [paths.internshipCommentPage]: 'Log in to read the comments.',
  [paths.communities]: 'Log in to see your communities.',
  [paths.polls]: 'Log in to vote in polls.',
  [paths.pollDetails]: 'Log in to vote in polls.',
  [paths.communityScheme]: 'Log in to vote on the scheme.',
  [paths.empowermentScheme]: 'Log in to vote on the scheme.',
  [paths.outbox]: 'Log in to see your Outbox.',
  [paths.workTools]: 'Log in to open your work tools.',
  [paths.loginTaskTracker]: 'Log in to open your tasks.',
  [paths.getQuote]: 'Log in to send your quote request.',
  ...Object.fromEntries(
    [...groupSlugs, ...regionSlugs].map((slug) => [`/${slug}`, 'Log in to ask to join.']),
  ),
};

/** Why the login is shown; `next` is the page that required it. */
export function loginReason(next: string | undefined): string {
  if (next === undefined) return community;
  const path = next.replace(/\/*(?:[?#].*)?$/, '');
  return new Map(Object.entries(reasons)).get(path) ?? otherwise;
}

export const resetWords = {
  heading: 'Reset password',
  text: 'Email us from the address you registered with, and say that you can’t log in. We’ll help you.',
  noAddress:
    'Ask a coordinator of your group or community for help. You can’t reset your password on this site yourself.',
  never: 'Never tell anyone your password, not even us.',
  mail: 'Email us',
  subject: 'I cannot log in',
  back: 'Back to User login',
  head: {
    title: 'Reset password | Kingdom Builders',
    description:
      'Can’t log in to Kingdom Builders? See how to get help with your password, and who to ask if you forgot it.',
  },
} as const;
