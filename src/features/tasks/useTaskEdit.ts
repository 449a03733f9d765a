import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import * as z from 'zod/mini';
import { taskColumns, taskWords } from '@/content/taskWords';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { useStoredDraft } from '@/lib/useStoredDraft';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { differenceOf } from './taskChanges';
import { isDueDay, isSoftware, maxLengths, type Task, type TaskContent } from './task';
import { editTaskSlice } from './tracker.slice';

const { errors } = taskWords.form;

const taskForm = z.object({
  title: requiredText(errors.title).check(z.maxLength(maxLengths.title, errors.longTitle)),
  details: optionalText().check(z.maxLength(maxLengths.details, errors.longDetails)),
  due: optionalText().check(z.refine(isDueDay, errors.due)),
  software: optionalText().check(z.refine(isSoftware, errors.software)),
  state: z.pipe(oneOf(taskColumns, errors.state), z.enum(taskColumns.map(({ value }) => value))),
});

const editFields = ['title', 'details', 'due', 'software', 'state'] as const;

// oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
const text = z.catch(z.string(), '');

const formValues = z.object({ title: text, details: text, due: text, software: text, state: text });

type FormValues = Readonly<z.infer<typeof formValues>>;

/** An edit in the slice `editTask`. Earlier versions had no `changed`, some only what differs. */
const storedEdit = z.looseObject({ id: z.string().check(z.minLength(1)) });

export const readEdit = (raw: unknown) => storedEdit.safeParse(raw).data;

function changedNames(edit: object): readonly string[] {
  const changed = fieldOf(edit, 'changed');
  return typeof changed === 'string' ? changed.split(' ') : Object.keys(edit);
}

/** What an edit is compared with: the task, or what it says of a deleted one; empty for a new task. */
function baseOf(task: TaskContent | undefined, edit: object = {}): FormValues {
  const changed = changedNames(edit);
  const unchanged = Object.entries(edit).filter(([name]) => !changed.includes(name));
  const known = task ?? Object.fromEntries(unchanged);
  return formValues.parse({ state: taskColumns[0].value, ...known });
}

function withChanges(base: FormValues, edit: object = {}): FormValues {
  const changed = changedNames(edit);
  const names = editFields.filter((name) => changed.includes(name));
  return { ...base, ...Object.fromEntries(names.map((name) => [name, textOf(edit, name)])) };
}

/** All values, since the task may be deleted, and as `changed` the names of those that differ. */
function editOf(values: object, base: FormValues) {
  const all = formValues.parse(values);
  return { ...all, changed: editFields.filter((name) => all[name] !== base[name]).join(' ') };
}

/** True if the edit differs from the task. */
export function isUnsaved(edit: object, task: TaskContent | undefined): boolean {
  const base = baseOf(task, edit);
  return editOf(withChanges(base, edit), base).changed !== '';
}

export type EditState = Parameters<typeof editTaskSlice.selectors.select>[0];

/** A task's form: `editTask` (specification, section 3) survives a reload, the draft a session. */
export function useTaskEdit(id: string, task: Task | undefined) {
  const store = useStore<EditState>();
  const form = useSchemaForm(taskForm);
  const { getValues, setValue, subscribe } = form;
  const read = () => {
    const edit = readEdit(editTaskSlice.selectors.select(store.getState()));
    return edit?.id === id ? edit : undefined;
  };
  const [opened] = useState(task);
  const [base] = useState(() => baseOf(opened, read()));
  const hasUnsaved = () => isUnsaved(read() ?? {}, opened);
  const [initial] = useState(() => withChanges(base, read()));
  const [restored, setRestored] = useState(hasUnsaved);
  const draft = useStoredDraft('task', id, (stored) => {
    const isTyped = editFields.some((name) => getValues(name) !== initial[name]);
    if (isTyped || !isUnsaved(stored, opened)) return;
    // Tabs share the slice, but each has a draft of its own.
    const values = withChanges(baseOf(opened, stored), stored);
    for (const name of editFields) setValue(name, values[name]);
    setRestored(true);
  });
  const save = useEffectEvent((values: object) => {
    const edit = editOf(values, base);
    store.dispatch(editTaskSlice.actions.set({ ...edit, id }));
    draft.save(edit.changed === '' ? {} : edit);
  });
  const start = useEffectEvent(() => {
    for (const name of editFields) setValue(name, initial[name]);
    store.dispatch(editTaskSlice.actions.set({ ...editOf(initial, base), id }));
  });

  useEffect(() => {
    start();
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [subscribe]);

  return {
    form,
    restored,
    isUnsaved: hasUnsaved,
    /** What to save of a submitted form: what was changed since it was opened, the rest as it is by now. */
    merge: (content: TaskContent): TaskContent =>
      opened === undefined || task === undefined
        ? content
        : { ...task, ...differenceOf(content, opened) },
    discardEdit: () => {
      store.dispatch(editTaskSlice.actions.clear());
      draft.removeSent();
    },
  };
}
