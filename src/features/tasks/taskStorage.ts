import type { Task } from './task';
import type { TaskChange } from './taskChanges';
import { readTasks, writeTasks } from './taskFile';

/** A member's tasks as they stand. */
export type StoredTasks = {
  readonly tasks: readonly Task[];
  /** False while this device has refused to keep the last changes; they are in `tasks` all the same. */
  readonly kept: boolean;
  /** What is kept and cannot be read; nothing writes over it by itself. */
  readonly unreadable?: string | undefined;
};

/** One member's tasks on this device, observable, also from other tabs. */
export type TaskStorage = {
  /** The same object until something changes. */
  readonly get: () => StoredTasks;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (change: TaskChange) => void;
  /** Tries again to keep what was refused. */
  readonly retry: () => void;
  /** Gives up what cannot be read. */
  readonly startAnew: () => void;
};

/** Name in local storage of a member's tasks; logging out leaves them there. */
export const tasksKey = (owner: string): string => `kb:tasks:${owner}`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Changes are made over what is kept at that moment, not over what this tab last saw: two tabs never
 * undo each other's work. A change that the device refuses waits, and is made over whatever comes.
 */
function createKeep(key: string): TaskStorage {
  const listeners = new Set<() => void>();
  let seen: string | null | undefined;
  let base: readonly Task[] = [];
  let unreadable: string | undefined;
  let waiting: readonly TaskChange[] = [];
  let now: StoredTasks = { tasks: base, kept: true };

  const settle = () => {
    const tasks = waiting.reduce((all, change) => change(all), base);
    now = { tasks, kept: waiting.length === 0, unreadable };
  };
  const look = () => {
    const text = stored(key);
    if (text === seen) return;
    seen = text;
    const reading = text === null ? { tasks: [] } : readTasks(text);
    base = reading.tasks ?? [];
    unreadable = reading.tasks === undefined && text !== null ? text : undefined;
    settle();
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = () => {
    const { tasks } = now;
    const text = writeTasks(tasks);
    try {
      localStorage.setItem(key, text);
      [seen, base, waiting] = [text, tasks, []];
    } catch {
      // It waits on this page, which says so.
    }
    settle();
    tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    get: () => {
      look();
      return now;
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    change: (change) => {
      look();
      if (unreadable !== undefined) return;
      waiting = [...waiting, change];
      settle();
      write();
    },
    retry: () => {
      look();
      if (unreadable === undefined) write();
    },
    startAnew: () => {
      [base, waiting, unreadable] = [[], [], undefined];
      settle();
      write();
    },
  };
}

const keeps = new Map<string, TaskStorage>();

/** A member's tasks. @param owner their `userKey` (decisions, section 3) */
export function tasksOf(owner: string): TaskStorage {
  const known = keeps.get(owner);
  if (known !== undefined) return known;
  const keep = createKeep(tasksKey(owner));
  keeps.set(owner, keep);
  return keep;
}
