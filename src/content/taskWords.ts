import { aiFormTypes, type Option, skillCategories } from './formOptions';
import { plural } from '@/lib/plural';

/** In their order (decisions, section 4). */
export const taskColumns = [
  { value: 'to-do', label: 'To do' },
  { value: 'doing', label: 'Doing' },
  { value: 'done', label: 'Done' },
] as const satisfies readonly Option[];

/** From the option lists of the specification, section 3. */
export const taskSoftware: readonly Option[] = [
  ...aiFormTypes,
  ...skillCategories.map(({ value, label }) => ({ value, label })),
];

export const dueGroups = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
  { value: 'later', label: 'Later' },
  { value: 'none', label: 'No date' },
] as const satisfies readonly Option[];

const tasks = (count: number) => plural(count, 'task', 'tasks');
const exportAgain = 'Please export the file again, or choose another one.';
const days = (count: number) => plural(count, 'day', 'days');

export const taskWords = {
  title: 'Task Tracker',
  stored: 'Your tasks are saved on this device. Only you can open them.',
  lock: 'Close the tracker',
  add: 'Add task',
  edit: 'Edit task',
  export: 'Export',
  import: 'Import',
  views: 'View',
  board: 'Board',
  list: 'List',
  search: 'Search tasks',
  software: 'Software type',
  allSoftware: 'All software types',
  found: (count: number, all: number) => `${count} of ${tasks(all)}`,
  summary: 'At a glance',
  open: 'Open',
  keys: 'On a task’s title, press Shift with the left or right arrow to move it to another column. The up and down arrows go to the previous or next task.',
  nothingHere: 'No tasks in this column',
  more: (count: number) => `Show ${count} more`,
  empty: 'No tasks yet',
  emptyText: 'Add a task, or import tasks that you exported on another device.',
  noMatch: 'No tasks match',
  noMatchText: 'Try another word or another software type.',
  showAll: 'Show all tasks',
  postponeTo: 'Postpone to',
  setDate: 'Set a date',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  postpone: (title: string, day: string) => `Postpone “${title}” to ${day}`,
  setDue: (title: string, day: string) => `Set “${title}” due ${day}`,
  move: (title: string, column: string) => `Move “${title}” to ${column}`,
  remove: (title: string) => `Delete “${title}”`,
  overdue: (count: number) => `${days(count)} overdue`,
  dueToday: 'Today',
  dueTomorrow: 'Tomorrow',
  undo: 'Undo',
  dismiss: 'Dismiss',
  noticeWords: {
    title: (title: string) => `“${title}”`,
    added: 'Added:',
    saved: 'Saved:',
    moved: (column: string) => `Moved to ${column}:`,
    postponed: (day: string) => `Due ${day}:`,
    removed: 'Deleted:',
    notStored: 'Not saved on this device yet.',
    undone: 'Undone.',
    notUndone: 'Not undone: the task was changed in another tab.',
    exported: (count: number) => `${tasks(count)} exported.`,
    merged: (count: number) => `${tasks(count)} imported.`,
    replaced: (count: number) => `Your tasks were replaced by ${tasks(count)} from the file.`,
  },
  form: {
    title: 'Title',
    details: 'Details',
    due: 'Due date',
    software: 'Software type',
    state: 'Status',
    save: 'Save',
    add: 'Add task',
    cancel: 'Cancel',
    close: 'Close',
    restored: 'Your unsaved changes are restored.',
    gone: 'This task was deleted. Save to add it again.',
    discard: 'Discard your changes?',
    discardYes: 'Discard',
    discardNo: 'Keep editing',
    errors: {
      title: 'please enter a title',
      longTitle: 'please use at most 200 characters for the title',
      longDetails: 'please use at most 5,000 characters for the details',
      due: 'please enter a valid date',
      software: 'please select one of the software types',
      state: 'please select a status',
    },
  },
  importing: {
    heading: (name: string) => `Import “${name}”`,
    counts: (fresh: number, newer: number, same: number) =>
      `New: ${fresh}. Newer in the file: ${newer}. Already here: ${same}.`,
    question: (all: number) =>
      `The file has ${tasks(all)}. What should happen to your current tasks?`,
    merge: 'Add to mine',
    replace: 'Replace mine',
    cancel: 'Cancel',
    untouched: 'Nothing was changed.',
    errors: {
      tooLarge:
        'This file is over 32 MB. Please choose a file that was exported by the task tracker.',
      unreadable: 'This file could not be read. Please choose it again, or another file.',
      noJson:
        'This is not a task tracker file. Please choose a file that was exported by the task tracker.',
      noTasks:
        'This file has no tasks. Please choose a file that was exported by the task tracker.',
      newer:
        'This file was exported by a newer version of the task tracker. Reload the page, then import it again.',
      twice: (place: number) => `Task ${place} is in this file twice. ${exportAgain}`,
      task: (place: number, field: string) =>
        `Task ${place} of this file: check its ${field}. ${exportAgain}`,
    },
    fields: {
      id: 'id',
      title: 'title',
      details: 'details',
      due: 'due date',
      software: 'software type',
      state: 'status',
      createdAt: 'date of creation',
      changedAt: 'date of change',
    },
    wholeTask: 'format',
  },
  refused:
    'Your last change could not be saved: this device’s storage is full or blocked. The change is lost when you leave this page.',
  retry: 'Try again',
  unreadable: 'Your tasks could not be read',
  unreadableText:
    'The saved tasks are damaged, or a newer version of the portal saved them. Download a copy before you start over.',
  downloadCopy: 'Download a copy',
  startOver: 'Start over',
  unnamed: 'Loading your tasks',
  unnamedText: 'Your account is still loading. Your tasks appear when it’s ready.',
  openTasks: {
    heading: 'Open tasks',
    count: (count: number, overdue: number) =>
      overdue === 0 ? `${count} open` : `${count} open, ${overdue} overdue`,
    none: 'No open tasks.',
    add: 'Add task',
    all: 'All tasks',
  },
} as const;

/** `/login-tasktracker` (decisions, section 4). */
export const trackerLoginWords = {
  title: 'Task Tracker login',
  note: 'Your tasks are saved on this device. Only you can open them.',
  /** A logged-in member needs no password. */
  continueAs: (name: string) => `Continue as ${name}`,
  or: 'Or log in again',
  another: (email = 'your own account') => `Log in with the account you’re using now: ${email}`,
  reset: 'Reset password',
} as const;
