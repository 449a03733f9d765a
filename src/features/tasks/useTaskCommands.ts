import { type RefObject, useEffect, useRef, useState } from 'react';
import { taskWords } from '@/content/taskWords';
import { type CalendarDay, shortDay } from '@/lib/calendarDay';
import { newId } from '@/lib/newId';
import { columnLabel, type Task, type TaskContent, type TaskState } from './task';
import {
  change,
  compare,
  merge,
  put,
  remove,
  replaceAll,
  type TaskChange,
  unmerge,
} from './taskChanges';
import type { TaskStorage } from './taskStorage';

const { noticeWords } = taskWords;

type FocusPart = 'title' | 'back' | 'on' | 'notice';

function shown(root: HTMLElement, selector: string): HTMLElement | undefined {
  const element = root.querySelector<HTMLElement>(selector);
  return element === null || element.closest('[hidden]') !== null ? undefined : element;
}

/** Moves the focus with a task that changes column, else to the notice. */
function useTaskFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ readonly id: string; readonly part: FocusPart }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || root.current === null) return;
    // An open dialog is modal: wait until it closes.
    if (root.current.querySelector('dialog[open]') !== null) return;
    const { id, part } = wanted.current;
    wanted.current = undefined;
    const card = `[data-task="${CSS.escape(id)}"]`;
    const target =
      (part === 'notice' ? undefined : shown(root.current, `${card} [data-part="${part}"]`)) ??
      (part === 'notice' ? undefined : shown(root.current, `${card} [data-part="title"]`)) ??
      shown(root.current, '[data-part="notice"]');
    target?.focus();
  });
  return (id: string, part: FocusPart) => {
    wanted.current = { id, part };
  };
}

type Notice = {
  /** What happened. */
  readonly text: string;
  /** Of the task that it happened to. */
  readonly title?: string | undefined;
  readonly undo?: { readonly change: TaskChange; readonly id: string } | undefined;
};

type TaskPatch = Partial<TaskContent>;

/** Actions on tasks, each with a notice and undo. */
export function useTaskCommands(
  storage: TaskStorage,
  root: RefObject<HTMLElement | null>,
  today: CalendarDay,
) {
  const focus = useTaskFocus(root);
  const [notice, setNotice] = useState<Notice>();

  const apply = (done: TaskChange, text: string, id: string, undo: TaskChange, title?: string) => {
    storage.change(done);
    setNotice({ text, title, undo: { change: undo, id } });
  };

  const edit = (task: Task, patch: TaskPatch, before: TaskPatch, text: string) => {
    const back = change(task.id, before, task.changedAt);
    apply(change(task.id, patch, Date.now()), text, task.id, back, task.title);
  };

  return {
    notice,
    showNotice: (text: string) => setNotice({ text }),
    dismiss: () => setNotice(undefined),
    undo: ({ change: back, id }: NonNullable<Notice['undo']>) => {
      focus(id, 'title');
      storage.change(back);
      setNotice({ text: noticeWords.undone });
    },
    move: (task: Task, state: TaskState, part: FocusPart = 'title') => {
      if (state === task.state) return;
      focus(task.id, part);
      edit(task, { state }, { state: task.state }, noticeWords.moved(columnLabel(state)));
    },
    postpone: (task: Task, due: CalendarDay) => {
      // Not the next choice: a second press would postpone it again.
      focus(task.id, 'title');
      edit(task, { due }, { due: task.due }, noticeWords.postponed(shortDay(due, today)));
    },
    remove: (task: Task) => {
      focus(task.id, 'notice');
      apply(remove(task.id), noticeWords.removed, task.id, put(task), task.title);
    },
    /** `before` is undefined for a new task. */
    save: (id: string | undefined, before: Task | undefined, content: TaskContent) => {
      const now = Date.now();
      const added = before === undefined;
      const task: Task = {
        id: id ?? newId(),
        ...content,
        createdAt: before?.createdAt ?? now,
        changedAt: now,
      };
      focus(task.id, 'title');
      const text = added ? noticeWords.added : noticeWords.saved;
      apply(put(task), text, task.id, added ? remove(task.id) : put(before), task.title);
    },
    /** `before` is the board, for undo. */
    importTasks: (imported: readonly Task[], how: 'merge' | 'replace', before: readonly Task[]) => {
      focus('', 'notice');
      if (how === 'replace') {
        apply(replaceAll(imported), noticeWords.replaced(imported.length), '', replaceAll(before));
        return;
      }
      const { fresh, newer } = compare(before, imported);
      const count = fresh.length + newer.length;
      apply(merge(imported), noticeWords.merged(count), '', unmerge(fresh, newer, before));
    },
  };
}

export type TaskCommands = ReturnType<typeof useTaskCommands>;
