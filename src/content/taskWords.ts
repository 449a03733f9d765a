import { aiFormTypes, type Option, skillCategories } from './formOptions';

/** The columns of the board, in their order (decisions, section 4). */
export const taskColumns = [
  { value: 'to-do', label: 'To do' },
  { value: 'doing', label: 'Doing' },
  { value: 'done', label: 'Done' },
] as const satisfies readonly Option[];

/** What a task's software can be, from the option lists of the specification, section 3. */
export const taskSoftware: readonly Option[] = [
  ...aiFormTypes,
  ...skillCategories.map(({ value, label }) => ({ value, label })),
];

/** Groups by due date, in their order. */
export const dueGroups = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
  { value: 'later', label: 'Later' },
  { value: 'none', label: 'No date' },
] as const satisfies readonly Option[];

const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Words of the task tracker. */
export const taskWords = {
  title: 'Task Tracker',
  description: 'What is to do, what is being done and what is done: your own board on this device.',
  kept: 'Your tasks are kept on this device, for you alone.',
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
  glance: 'At a glance',
  open: 'Open',
  keys: 'On a task: Shift with an arrow key moves it to the next column, up and down go through the column.',
  nothingHere: 'Nothing here',
  more: (count: number) => `Show ${count} more`,
  empty: 'Nothing to do yet',
  emptyText: 'Add the first task, or import the ones you exported on another device.',
  noMatch: 'No task fits',
  noMatchText: 'Try another word or another software type.',
  showAll: 'Show all tasks',
  /** Seen over the two ways to put a task off. */
  postponeTo: 'Postpone to',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  postpone: (title: string, day: string) => `Postpone “${title}” to ${day}`,
  move: (title: string, column: string) => `Move “${title}” to ${column}`,
  remove: (title: string) => `Delete “${title}”`,
  overdue: (count: number) => `${days(count)} overdue`,
  dueToday: 'Today',
  dueTomorrow: 'Tomorrow',
  undo: 'Undo',
  dismiss: 'Dismiss',
  said: {
    added: (title: string) => `“${title}” was added.`,
    saved: (title: string) => `“${title}” was saved.`,
    moved: (title: string, column: string) => `“${title}” is in ${column}.`,
    postponed: (title: string, day: string) => `“${title}” is due ${day}.`,
    removed: (title: string) => `“${title}” was deleted.`,
    undone: 'Undone.',
    exported: (count: number) => `${tasks(count)} exported.`,
    merged: (count: number) => `${tasks(count)} imported.`,
    replaced: (count: number) => `Your tasks were replaced by ${tasks(count)} of the file.`,
  },
  form: {
    title: 'Title',
    details: 'Details',
    due: 'Due date',
    software: 'Software type',
    state: 'Where it stands',
    save: 'Save',
    add: 'Add task',
    cancel: 'Cancel',
    close: 'Close',
    restored: 'What you typed before is back.',
    gone: 'This task is not on the board any more. Save puts it back.',
    discard: 'Discard what you changed?',
    discardYes: 'Discard',
    discardNo: 'Keep editing',
    missing: {
      title: 'please enter a title',
      longTitle: 'please use at most 200 characters for the title',
      longDetails: 'please use at most 5,000 characters for the details',
      due: 'please enter a date of the calendar',
      software: 'please choose one of the software types',
      state: 'please choose where it stands',
    },
  },
  importing: {
    heading: (name: string) => `Import “${name}”`,
    counts: (fresh: number, newer: number, same: number) =>
      `New: ${fresh}. Changed in the file since: ${newer}. Here already: ${same}.`,
    question: (all: number) =>
      `The file has ${tasks(all)}. What shall happen to those on the board?`,
    merge: 'Add to mine',
    replace: 'Replace mine',
    cancel: 'Cancel',
    untouched: 'Nothing was changed.',
    reading: 'Reading the file...',
    faults: {
      tooLarge: 'This file is over 2 MB, which no export of the tracker is.',
      unreadable: 'This file could not be read.',
      noJson: 'This file is not JSON.',
      noTasks: 'This file holds no tasks: it was not exported by the task tracker.',
      newer: 'This file was exported by a newer version of the task tracker.',
      none: 'There is no task in this file.',
      tooMany: 'This file has more than 5,000 tasks.',
      twice: (place: number) => `Task ${place} of this file is in it twice.`,
      task: (place: number, field: string) =>
        `Task ${place} of this file: its ${field} is not right.`,
    },
    fields: {
      id: 'id',
      title: 'title',
      details: 'details',
      due: 'due date',
      software: 'software type',
      state: 'state',
      createdAt: 'date of creation',
      changedAt: 'date of change',
    },
    wholeTask: 'form',
  },
  refused:
    'This device did not keep your last change: its storage is full or closed to the portal. The change stays on this page until you leave it.',
  retry: 'Try again',
  unreadable: 'Your tasks cannot be read',
  unreadableText:
    'What is kept on this device is damaged, or a newer version of the portal wrote it. Keep a copy before you start anew.',
  keepCopy: 'Download a copy',
  startAnew: 'Start anew',
  unnamed: 'Your tasks are waiting',
  unnamedText:
    'The provider has not said yet who you are, and tasks are kept for each member apart. They come up as soon as it answers.',
  openTasks: {
    heading: 'Open tasks',
    count: (count: number, overdue: number) =>
      overdue === 0 ? `${count} open` : `${count} open, ${overdue} overdue`,
    none: 'Nothing is open.',
    add: 'Add task',
    all: 'All tasks',
  },
} as const;

/** Words of the tracker's login (decisions, section 4, `/login-tasktracker`). */
export const trackerLoginWords = {
  title: 'Task Tracker login',
  description: 'Open your task tracker with your e-mail address and your password.',
  note: 'Enter your password once more to open your tasks on this device.',
  another: (email: string) => `The tracker opens for who is logged in: ${email}`,
  reset: 'Reset password',
} as const;
