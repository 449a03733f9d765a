import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { clearTask, selectTask } from './editTask.slice';
import type { Task } from './task';
import { isUnsaved, readEdit } from './taskEdit';
import { newTask, type TrackerPlace } from './useTrackerPlace';

type EditState = Parameters<typeof selectTask>[0];

/**
 * Keeps address and `editTask` in step: what was being typed when the portal was left opens again,
 * and an address that names a task nobody has opens nothing.
 * @param ready the tasks are there to be looked at
 * @returns the id of the task to edit now, or `new`; undefined for none
 */
export function useUnfinishedEdit(place: TrackerPlace, tasks: readonly Task[], ready: boolean) {
  const store = useStore<EditState>();
  const typed = useSelector((state: EditState) => readEdit(selectTask(state))?.id);
  const asked = place.task;

  useEffect(() => {
    if (!ready) return;
    const edit = readEdit(selectTask(store.getState()));
    const taskOf = (id: string) => tasks.find((task) => task.id === id);
    if (asked === undefined && edit !== undefined) {
      if (isUnsaved(edit, taskOf(edit.id))) place.set('task', edit.id);
      else store.dispatch(clearTask());
    } else if (asked !== undefined && asked !== newTask && asked !== edit?.id) {
      if (taskOf(asked) === undefined) place.set('task', '');
    }
    // Only on arrival: afterwards the dialog itself keeps both in step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready]);

  if (!ready || asked === undefined) return undefined;
  const known = asked === newTask || asked === typed || tasks.some(({ id }) => id === asked);
  return known ? asked : undefined;
}
