import { plural } from '@/lib/plural';

export const myDataWords = {
  total: (size: string): string => `Stored in this browser: ${size}`,
  export: 'Export as a file',
  refused: (areas: string): string =>
    `This browser doesn’t let us read: ${areas}. They aren’t listed here.`,
  areas: {
    cookie: 'cookies',
    tab: 'storage of this tab',
    device: 'local storage',
    database: 'databases',
    cache: 'saved files',
  },
  amount: (count: number, size: string): string => `${plural(count, 'item', 'items')}, ${size}`,
  others: (count: number, size: string): string =>
    `Other members on this browser: ${plural(count, 'item', 'items')}, ${size}. Only those members can read this.`,
  empty: 'Nothing stored for',
  entries: 'Show the list',
  remove: 'Remove',
  delete: 'Delete',
  logOut: 'Log out',
  removeOthers: 'Remove their data',
  deleteThis: (kind: string): string => `Delete: ${kind}?`,
  logOutNow: 'Log out of this browser?',
  removeTheirs: (kind: string): string => `Remove other members’ data: ${kind}?`,
  othersLose: 'This data belongs to other members and can’t be restored. Ask them first.',
  back: 'You can undo this until you leave this page.',
  forGood: 'This can’t be undone.',
  cancel: 'Cancel',
  close: 'Close',
  deleted: (subject: string): string => `Deleted: ${subject}.`,
  ofOthers: (kind: string): string => `${kind} of other members`,
  notDeleted: (subject: string) => `Not everything could be deleted: ${subject}. Try again.`,
  notUndone: (subject: string): string =>
    `Not everything could be restored: ${subject}. Reload the page to see what is there.`,
  undo: 'Undo',
  undone: (subject: string): string => `Restored: ${subject}.`,
} as const;
