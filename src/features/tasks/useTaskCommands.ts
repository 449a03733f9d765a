import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { taskWords } from '@/content/taskWords';
import { type CalendarDay, shortDay } from '@/lib/calendarDay';
import { newId } from '@/lib/newId';
import { columnLabel, type Task, type TaskContent, type TaskState } from './task';
import * as changes from './taskChanges';
import type { TaskChange, TaskPatch } from './taskChanges';
import type { TaskStorage } from './taskStorage';

const { noticeWords } = taskWords;

type FocusPart = 'title' | 'back' | 'on' | 'notice';

/** Moves the focus with a task that changes column, else to the notice. */
function useTaskFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ readonly id: string; readonly part: FocusPart }>(undefined);
  useEffect(() => {
    const board = root.current;
    if (wanted.current === undefined || board === null) return;
    // An open dialog is modal: wait until it closes.
    if (board.querySelector('dialog[open]') !== null) return;
    const { id, part } = wanted.current;
    wanted.current = undefined;
    const shown = (selector: string) =>
      [...board.querySelectorAll<HTMLElement>(selector)].find((one) => !one.closest('[hidden]'));
    const inCard = (name: FocusPart) =>
      shown(`[data-task="${CSS.escape(id)}"] [data-part="${name}"]`);
    (inCard(part) ?? inCard('title') ?? shown('[data-part="notice"]'))?.focus();
  });
  return (id: string, part: FocusPart) => {
    wanted.current = { id, part };
  };
}

type Notice = {
  readonly text: string;
  /** The change is not stored. */
  readonly failed?: boolean;
  /** Of the task that it happened to. */
  readonly title?: string | undefined;
  readonly undo?: { readonly change: TaskChange; readonly id: string } | undefined;
  /** The task that takes the focus when the notice is dismissed. */
  readonly focusId?: string | undefined;
};

/** The id of the task after this one as the board shows them; else of the one before. */
function neighbourOf(id: string, board: HTMLElement | null): string | undefined {
  const ids = [...(board?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
    .filter((card) => !card.closest('[hidden]'))
    .map((card) => card.dataset['task']);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** Now; not before the last change, which a clock that was ahead may have made. */
const timeAfter = (task: Task | undefined): number => Math.max(Date.now(), task?.changedAt ?? 0);

/** Actions on tasks, each with a notice and undo. */
export function useTaskCommands(
  storage: TaskStorage,
  root: RefObject<HTMLElement | null>,
  today: CalendarDay,
) {
  const focus = useTaskFocus(root);
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  /** After a change: what the device refused is not called saved. */
  const showChange = (done: Notice) => {
    const failed = !storage.get().isStored;
    setNotice(failed ? { ...done, text: noticeWords.notStored, title: undefined, failed } : done);
  };

  const apply = (
    done: TaskChange,
    text: string,
    task?: Task,
    undo?: TaskChange,
    focusId = task?.id,
  ) => {
    const { tasks } = storage.get();
    storage.change(done);
    const back = undo ?? changes.undoOf(tasks, done(tasks));
    showChange({ text, title: task?.title, undo: { change: back, id: task?.id ?? '' }, focusId });
  };

  /** Its undo leaves what another tab changed in this task. */
  const edit = (task: Task, patch: TaskPatch, text: string) => {
    const now = timeAfter(task);
    apply(changes.updateTask(task.id, patch, now), text, task, changes.undoPatch(task, patch, now));
  };

  return {
    notice,
    showNotice: (text: string) => setNotice({ text }),
    dismiss,
    /** Dismisses the notice by a press: the focus goes to its task, or to the one beside it. */
    leaveNotice: () => {
      focus(notice?.focusId ?? '', 'title');
      dismiss();
    },
    undo: ({ change: back, id }: NonNullable<Notice['undo']>) => {
      focus(id, 'title');
      const { tasks } = storage.get();
      const next = back(tasks);
      const isSame = next.length === tasks.length && next.every((task, at) => task === tasks[at]);
      storage.change(back);
      showChange({ text: isSame ? noticeWords.notUndone : noticeWords.undone });
    },
    move: (task: Task, state: TaskState, part: FocusPart = 'title') => {
      if (state === task.state) return;
      focus(task.id, part);
      edit(task, { state }, noticeWords.moved(columnLabel(state)));
    },
    postpone: (task: Task, due: CalendarDay) => {
      // Not the next choice: a second press would postpone it again.
      focus(task.id, 'title');
      edit(task, { due }, noticeWords.postponed(shortDay(due, today)));
    },
    remove: (task: Task) => {
      const next = neighbourOf(task.id, root.current);
      focus(task.id, 'notice');
      apply(changes.removeTask(task.id), noticeWords.removed, task, undefined, next);
    },
    /** `since`: when its form was opened, in milliseconds. */
    add: (content: TaskContent, since: number) => {
      const now = Date.now();
      const task = { createdAt: now, id: newId(), ...content, changedAt: now };
      focus(task.id, 'title');
      apply(changes.addTask(task, since), noticeWords.added, task);
    },
    save: (id: string, before: Task | undefined, content: TaskContent) => {
      const now = timeAfter(before);
      const task = { createdAt: now, id, ...before, ...content, changedAt: now };
      focus(task.id, 'title');
      if (before === undefined) return apply(changes.upsertTask(task), noticeWords.added, task);
      const patch = changes.differenceOf(content, before);
      const undo = changes.undoPatch(before, patch, now);
      return apply(changes.saveTask(task, patch), noticeWords.saved, task, undo);
    },
    importTasks: (imported: readonly Task[], how: 'merge' | 'replace') => {
      focus('', 'notice');
      if (how === 'replace') return apply(() => imported, noticeWords.replaced(imported.length));
      const { fresh, newer } = changes.compareTasks(storage.get().tasks, imported);
      return apply(changes.mergeTasks(imported), noticeWords.merged(fresh.length + newer.length));
    },
  };
}

export type TaskCommands = ReturnType<typeof useTaskCommands>;
