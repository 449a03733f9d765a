/** Words about drafts, in forms and where members write. */
export const draftWords = {
  refused:
    'Drafts cannot be kept on this device: what you type is lost when you leave or reload this page.',
} as const;
