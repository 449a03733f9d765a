const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Words of the listing of what this device keeps. */
export const myDataWords = {
  total: (size: string): string => `Kept in this browser: ${size}`,
  export: 'Export as a file',
  refused: (places: string): string =>
    `This browser refuses to let the portal read its ${places}. Nothing is kept there, or nothing that the portal can reach.`,
  places: {
    cookie: 'cookies',
    tab: 'storage of this tab',
    device: 'local storage',
    database: 'databases',
    cache: 'kept files',
  },
  amount: (count: number, size: string): string => `${plural(count, 'entry', 'entries')}, ${size}`,
  others: (count: number, size: string): string =>
    `Of other members of this browser: ${plural(count, 'entry', 'entries')}, ${size}. Only they can read it.`,
  empty: 'Nothing is kept of',
  delete: 'Delete',
  logOut: 'Log out',
  removeOthers: 'Remove theirs',
  deleteThis: (kind: string): string => `Delete: ${kind}?`,
  logOutNow: 'Log out of this browser?',
  removeTheirs: (kind: string): string => `Remove what others keep: ${kind}?`,
  othersLose:
    'It is not yours, and nobody can bring it back. Do this only where the others know of it.',
  back: 'You can have it back until you leave this page.',
  forGood: 'It cannot be brought back.',
  cancel: 'Cancel',
  close: 'Close',
  deleted: (kind: string): string => `Deleted: ${kind}.`,
  notDeleted: (kind: string): string => `Not everything could be deleted: ${kind}.`,
  undo: 'Undo',
  undone: (kind: string): string => `Back again: ${kind}.`,
} as const;
