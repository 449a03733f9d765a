export const draftWords = {
  refused:
    'Drafts can’t be saved on this device. What you type is lost when you leave or reload this page.',
} as const;
