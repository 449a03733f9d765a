import { useSyncExternalStore } from 'react';
import { deviceStorage, entryListeners } from '@/lib/deviceStorage';
import { isIdentifiedKey } from '@/lib/userKey';
import { useUserKey } from '@/lib/useUserKey';
import type { Task } from './task';
import type { TaskChange } from './taskChanges';
import { readTasks, writeTasks } from './taskFile';

export type StoredTasks = {
  readonly tasks: readonly Task[];
  /** False if the last changes could not be stored. */
  readonly isStored: boolean;
  /** Stored text that cannot be read; never overwritten by itself. */
  readonly unreadable?: string | undefined;
};

const nothing: StoredTasks = { tasks: [], isStored: true };

/** A member's tasks on this device, observable over tabs. */
export type TaskStorage = ReturnType<typeof createTaskStorage>;

/** Local storage, by `userKey`; a logout leaves it. */
export const tasksKey = (owner: string): string => `kb:tasks:${owner}`;

/** Applies changes to the stored state, so that tabs never undo each other. Refused ones wait. */
function createTaskStorage(key: string) {
  const { notify, subscribe } = entryListeners(key);
  let storedText: string | null | undefined;
  let base: readonly Task[] = [];
  let unreadable: string | undefined;
  let waiting: readonly TaskChange[] = [];
  let current = nothing;

  const settle = () => {
    const tasks = waiting.reduce((all, change) => change(all), base);
    current = { tasks, isStored: waiting.length === 0, unreadable };
  };
  const refresh = () => {
    const text = deviceStorage.get(key);
    if (text === storedText) return;
    storedText = text;
    const reading = text === null ? { tasks: [] } : readTasks(text);
    base = reading.tasks ?? [];
    unreadable = reading.tasks === undefined && text !== null ? text : undefined;
    settle();
  };
  const write = () => {
    const { tasks } = current;
    const text = writeTasks(tasks);
    // Else it waits in memory, and the page says so.
    if (deviceStorage.set(key, text)) [storedText, base, waiting] = [text, tasks, []];
    settle();
    notify();
  };

  return {
    /** The same object until a change. */
    get: () => {
      refresh();
      return current;
    },
    subscribe,
    change: (change: TaskChange) => {
      refresh();
      if (unreadable !== undefined) return;
      waiting = [...waiting, change];
      settle();
      write();
    },
    retry: () => {
      refresh();
      if (unreadable === undefined) write();
    },
    /** Discards unreadable data. */
    startEmpty: () => {
      [base, waiting, unreadable] = [[], [], undefined];
      settle();
      write();
    },
  };
}

const storages = new Map<string, TaskStorage>();

/** By `userKey` (decisions, section 3). */
export function tasksOf(owner: string): TaskStorage {
  const storage = storages.get(owner) ?? createTaskStorage(tasksKey(owner));
  storages.set(owner, storage);
  return storage;
}

/** The member's tasks (decisions, section 4); `named` is false until the member is known. */
export function useTasks() {
  const owner = useUserKey();
  const storage = tasksOf(owner);
  const stored = useSyncExternalStore(storage.subscribe, storage.get, () => nothing);
  const named = isIdentifiedKey(owner);
  return { ...(named ? stored : nothing), storage, named };
}
