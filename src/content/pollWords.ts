import { formatCount, plural } from '@/lib/plural';

/** Polls and votes (specification, section 2). */
export const pollWords = {
  polls: 'Polls',
  pollsLead:
    'The Empowerment Scheme poll, and the polls you opened on this device. You can vote once in each.',
  list: 'Your polls',
  poll: 'Poll',
  allPolls: 'All polls',
  contestant: 'Contestant',
  unnamed: 'Poll without a question',
  unnamedAnswer: 'Answer without text',
  choose: 'Your vote',
  chooseOne: 'Choose one',
  openBallot: 'Vote',
  results: 'See results',
  close: 'Close',
  cast: 'Cast vote',
  sent: 'Voted Successfully',
  second: 'You’ve already voted in this poll.',
  waitsForConnection: 'You’re offline. Your vote will be sent when you’re back online.',
  waitsForLogin: 'Your vote will be sent when you’re logged in again.',
  waitsForTurn: 'Your vote will be sent in a moment.',
  cancel: 'Cancel',
  overtaken: 'Your vote was not counted, because others voted at the same time. Please vote again.',
  readAgain: 'The votes are up to date now.',
  lost: 'Your vote was not counted.',
  unknown: 'No answer yet. We’re checking whether your vote was counted.',
  yourVote: 'Your vote',
  noVote: 'None yet',
  noAnswer: 'No answer yet',
  votesCast: 'votes cast',
  voteCast: 'vote cast',
  ofVotes: ' of votes',
  loading: 'Loading the poll',
  failed: 'The poll could not be loaded.',
  stale: 'The newest votes could not be loaded.',
  tryAgain: 'Try again',
  offline: 'You’re offline',
  offlineText: 'The poll will load when you’re back online.',
  gone: 'This poll no longer exists',
  goneText: 'It may have been deleted since you opened it.',
  remove: 'Remove from the list',
  uncounted: 'You can’t vote in this poll yet. Please try again later.',
  noAnswers: 'This poll has no answers to choose from. Each vote adds one to its count.',
  hideResults: 'Hide results until I vote',
  resultsHidden: 'Results appear after you vote.',
  notStored:
    'This browser didn’t save your choice. Allow this site to store data, or the choice is lost when you reload.',
  leading: 'Leading',
  voted: 'Voted',
} as const;

export const schemeWords = {
  scheme: 'Empowerment Scheme',
  main: 'Main Community',
  votes: 'Your votes',
  votesText: 'The votes you cast from this device.',
  empty: 'You haven’t voted yet',
  emptyText: 'Your votes from this device will appear here. Start with the scheme poll.',
  toPoll: 'Go to the scheme poll',
} as const;

export const votesCastLine = (count: number): string =>
  plural(count, pollWords.voteCast, pollWords.votesCast);

export const votesLine = (count: number): string => plural(count, 'vote', 'votes');

export const leadingLine = (name: string, share: number): string => `${name}, ${share}%`;

export const votedFor = (answer: string) =>
  answer === '' ? 'You voted' : `You voted for ${answer}`;

/** For screen readers: '24 of 86 votes, 28 percent, your vote' */
export function resultSentence(
  { votes, share }: { readonly votes: number; readonly share: number },
  total: number,
  { mine, leads }: { readonly mine: boolean; readonly leads: boolean },
): string {
  const parts = [`${formatCount(votes)} of ${formatCount(total)} votes`, `${share} percent`];
  if (leads) parts.push('leading');
  if (mine) parts.push('your vote');
  return parts.join(', ');
}

/** A vote without an answer, after the count has risen. */
export const perhapsCounted = (votes: number): string =>
  `We got no answer, but the count is now ${formatCount(votes)}. Your vote may have been counted.`;
