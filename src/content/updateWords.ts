export const updateWords = {
  ready: 'A new version is ready',
  reload: 'Reload',
  dismiss: 'Not now',
} as const;
