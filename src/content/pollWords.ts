/** Words of polls, of votes and of the empowerment scheme (specification, section 2). */
export const pollWords = {
  polls: 'Polls',
  pollsLead: 'The scheme poll, and every poll you opened on this device.',
  list: 'Polls you know',
  poll: 'Poll',
  details: 'Poll details',
  allPolls: 'All polls',
  open: 'Open the poll',
  contestant: 'Contestant',
  unnamed: 'A poll without a question',
  unnamedAnswer: 'An answer without a text',
  choose: 'Your vote',
  chooseOne: 'Choose one',
  cast: 'Cast vote',
  sent: 'Voted Successfully',
  second: 'You have voted in this poll already.',
  waits: 'Your vote waits for the connection.',
  waitsForLogin: 'Your vote waits until you have logged in.',
  waitsForTurn: 'Your vote waits for its turn.',
  takeBack: 'Cancel',
  overtaken:
    'Others are voting at this very moment. The votes are up to date again: cast yours once more.',
  lost: 'Your vote did not arrive.',
  retry: 'Retry',
  discard: 'Discard',
  believe: 'Keep it as cast',
  again: 'Vote again',
  yourVote: 'Your vote',
  yourVotes: 'Your votes',
  noVote: 'None yet',
  votesCast: 'votes cast',
  voteCast: 'vote cast',
  ofVotes: ' of votes',
  loading: 'Loading the poll',
  failed: 'The poll could not be loaded.',
  stale: 'The newest votes could not be loaded.',
  tryAgain: 'Try again',
  offline: 'You are offline',
  offlineText: 'The poll comes as soon as the connection is back.',
  gone: 'This poll is not there any more',
  goneText: 'It may have been taken down since you opened it.',
  remove: 'Remove from the list',
  none: 'No poll is chosen',
  noneText: 'Open one from the list of polls.',
  uncounted: 'This poll takes no votes at the moment.',
  noAnswers: 'This poll has no answers to choose from: a vote counts for the poll itself.',
  inFront: 'In front',
  voted: 'Voted',
} as const;

/** Words of the empowerment scheme. */
export const schemeWords = {
  scheme: 'Empowerment Scheme',
  main: 'Main Community',
  votes: 'Your votes',
  votesText: 'Cast from this device.',
  empty: 'You have not voted yet',
  emptyText: 'Votes that you cast from this device stand here.',
  toPoll: 'Go to the scheme poll',
} as const;

const number = (count: number) => count.toLocaleString('en-CA');

/** '86 votes cast' */
export const votesCastLine = (count: number): string =>
  `${number(count)} ${count === 1 ? pollWords.voteCast : pollWords.votesCast}`;

/** 'You voted for Evening classes' */
export const votedFor = (answer: string): string =>
  answer === '' ? 'You voted' : `You voted for ${answer}`;

/** A bar as a sentence: '24 of 86 votes, 28 percent, your vote' */
export function resultSentence(
  { votes, share }: { readonly votes: number; readonly share: number },
  total: number,
  { mine, leads }: { readonly mine: boolean; readonly leads: boolean },
): string {
  const parts = [`${number(votes)} of ${number(total)} votes`, `${share} percent`];
  if (leads) parts.push('in front');
  if (mine) parts.push('your vote');
  return parts.join(', ');
}

/** A vote without an answer, and a count that rose since. */
export const perhapsCounted = (votes: number): string =>
  `No answer came to your vote, and the votes have risen to ${number(votes)} since. Yours may be among them.`;
