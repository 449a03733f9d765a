import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { clearTask, selectTask, setTask } from './tracker.slice';
import type { Task } from './task';
import { editFields, editOf, isUnsaved, readEdit, taskForm } from './taskEdit';

type EditState = Parameters<typeof selectTask>[0];

/** A task's form, stored as `editTask` (specification, section 3) so that it survives a reload. */
export function useTaskEdit(id: string, task: Task | undefined) {
  const store = useStore<EditState>();
  const form = useSchemaForm(taskForm);
  const { setValue, subscribe } = form;
  const read = () => {
    const edit = readEdit(selectTask(store.getState()));
    return edit?.id === id ? edit : undefined;
  };
  const hasUnsaved = () => {
    const edit = read();
    return edit !== undefined && isUnsaved(edit, task);
  };
  const [restored] = useState(hasUnsaved);
  const start = useEffectEvent(() => {
    const edit = read() ?? editOf(id, task);
    for (const name of editFields) setValue(name, edit[name]);
    store.dispatch(setTask(edit));
  });

  useEffect(() => {
    start();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = readEdit({ ...values, id });
        if (typed !== undefined) store.dispatch(setTask(typed));
      },
    });
  }, [id, store, subscribe]);

  return {
    form,
    restored,
    /** True if closing would lose something. */
    isUnsaved: hasUnsaved,
    discardEdit: () => void store.dispatch(clearTask()),
  };
}
