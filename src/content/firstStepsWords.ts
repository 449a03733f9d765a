export const firstStepsWords = {
  heading: 'First steps',
  count: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'That’s all. Welcome to the community!',
  steps: { region: 'Find your region', group: 'Join a group', hello: 'Say hello' },
  notes: {
    region: 'Ask to join the community where you live.',
    group: 'Meet people who do the same work.',
    hello: 'Write your first post: who you are and what you do.',
  },
  done: 'Done:',
  close: 'Close first steps',
} as const;
