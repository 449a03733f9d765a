export const groupWords = {
  does: 'What the group does',
  forWhom: 'Who it’s for',
  after: 'What happens after you ask',
  steps: (sends: string): readonly { readonly title: string; readonly text: string }[] => [
    {
      title: 'You log in',
      text: 'If you aren’t logged in, log in or register first. Your text is saved.',
    },
    { title: 'Your request is sent', text: sends },
    {
      title: 'Your request is approved',
      text: 'Once approved, the group appears under My Communities.',
    },
    {
      title: 'You take part',
      text: 'Read and write posts, comment, and vote in polls.',
    },
  ],
  /** What the call sends (specification, section 7). */
  sends: ({ tech, category }: { readonly tech: boolean; readonly category: string | null }) =>
    [
      'It contains your description',
      tech ? ', with your category and stack' : '',
      category === null ? '.' : `, and says that you want to join “${category}”.`,
    ].join(''),
  communities: 'See all communities and groups',
} as const;
