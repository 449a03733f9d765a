export const keysWords = {
  heading: 'Keyboard shortcuts',
  close: 'Close',
  on: 'Use single-key shortcuts',
  onHint:
    'Turn this off if you dictate text or press keys by accident. Your choice is saved on this device.',
  notStored:
    'This browser didn’t save your choice. Allow this site to store data, then choose again.',
} as const;

export const keyGroups = [
  {
    heading: 'Everywhere',
    keys: [
      [['/', 'Ctrl K'], 'Search'],
      [['?'], 'Show these shortcuts'],
    ],
  },
  {
    heading: 'In a list of posts',
    keys: [
      [['j', 'Page Down'], 'Next post'],
      [['k', 'Page Up'], 'Previous post'],
      [['Ctrl End'], 'Go past the last post'],
      [['Ctrl Home'], 'Go back above the first post'],
    ],
  },
  {
    heading: 'In a picture',
    keys: [
      [['←', '→'], 'Previous or next picture'],
      [['+', '−', '0'], 'Zoom in, zoom out, whole picture'],
      [['Esc'], 'Close'],
    ],
  },
] as const;
