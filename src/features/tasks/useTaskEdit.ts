import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import * as z from 'zod/mini';
import { taskColumns, taskWords } from '@/content/taskWords';
import { textOf } from '@/lib/fieldOf';
import { useStoredDraft } from '@/lib/useStoredDraft';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { isDueDay, isSoftware, maxLengths, type Task, type TaskContent } from './task';
import { clearTask, selectTask, setTask } from './tracker.slice';

const { missing } = taskWords.form;

const taskForm = z.object({
  title: requiredText(missing.title).check(z.maxLength(maxLengths.title, missing.longTitle)),
  details: optionalText().check(z.maxLength(maxLengths.details, missing.longDetails)),
  due: optionalText().check(z.refine(isDueDay, missing.due)),
  software: optionalText().check(z.refine(isSoftware, missing.software)),
  state: z.pipe(oneOf(taskColumns, missing.state), z.enum(taskColumns.map(({ value }) => value))),
});

const editFields = ['title', 'details', 'due', 'software', 'state'] as const;

// oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
const text = z.catch(z.string(), '');

const formValues = z.object({ title: text, details: text, due: text, software: text, state: text });

type FormValues = Readonly<z.infer<typeof formValues>>;

/** An unsaved edit, as the slice `editTask` stores it: the id, and the fields that differ from the task. */
const storedEdit = z.looseObject({ id: z.string().check(z.minLength(1)) });

type TaskEdit = Readonly<z.infer<typeof storedEdit>>;

export const readEdit = (raw: unknown): TaskEdit | undefined => storedEdit.safeParse(raw).data;

/** The task's values, empty for a new task, with those of an edit. */
const valuesOf = (task: TaskContent | undefined, edit?: object): FormValues =>
  formValues.parse({ state: taskColumns[0].value, ...task, ...edit });

/** The fields that differ from the task. */
function changesOf(values: object, task: TaskContent | undefined) {
  const before = valuesOf(task);
  const entries = editFields.map((name) => [name, textOf(values, name)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== before[name]));
}

/** True if the edit differs from the task. */
export const isUnsaved = (edit: object, task: TaskContent | undefined): boolean =>
  Object.keys(changesOf(valuesOf(task, edit), task)).length > 0;

/** What the form changed since it was opened; the rest as it is by now, also by another tab. */
function mergeEdit(content: TaskContent, opened: TaskContent, now: TaskContent): TaskContent {
  const merged = <Name extends keyof TaskContent>(name: Name): TaskContent[Name] =>
    content[name] === opened[name] ? now[name] : content[name];
  return {
    title: merged('title'),
    details: merged('details'),
    due: merged('due'),
    software: merged('software'),
    state: merged('state'),
  };
}

export type EditState = Parameters<typeof selectTask>[0];

/**
 * A task's form, stored as `editTask` (specification, section 3) so that it survives a reload, and as a
 * draft, so that it survives the end of the session.
 */
export function useTaskEdit(id: string, task: Task | undefined) {
  const store = useStore<EditState>();
  const form = useSchemaForm(taskForm);
  const { getValues, setValue, subscribe } = form;
  const read = () => {
    const edit = readEdit(selectTask(store.getState()));
    return edit?.id === id ? edit : undefined;
  };
  const [opened] = useState(task);
  const hasUnsaved = () => {
    const edit = read();
    return edit !== undefined && isUnsaved(edit, opened);
  };
  const [initial] = useState(() => valuesOf(opened, read()));
  const [restored, setRestored] = useState(hasUnsaved);
  const draft = useStoredDraft('task', id, (stored) => {
    const isTyped = editFields.some((name) => getValues(name) !== initial[name]);
    if (isTyped || !isUnsaved(stored, opened)) return;
    // All fields: tabs share the slice, but each has a draft of its own.
    const values = valuesOf(opened, stored);
    for (const name of editFields) setValue(name, values[name]);
    setRestored(true);
  });
  const save = useEffectEvent((values: object) => {
    const changes = changesOf(values, opened);
    store.dispatch(setTask({ ...changes, id }));
    // To a draft, an emptied field is none: the names tell it from one that is unchanged.
    draft.save({ ...changes, changed: Object.keys(changes).join(' ') });
  });
  const start = useEffectEvent(() => {
    for (const name of editFields) setValue(name, initial[name]);
    store.dispatch(setTask({ ...changesOf(initial, opened), id }));
  });

  useEffect(() => {
    start();
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [subscribe]);

  return {
    form,
    restored,
    /** True if closing would lose something. */
    isUnsaved: hasUnsaved,
    /** What to save of a submitted form. */
    merge: (content: TaskContent) =>
      opened === undefined || task === undefined ? content : mergeEdit(content, opened, task),
    discardEdit: () => {
      store.dispatch(clearTask());
      draft.removeSent();
    },
  };
}
