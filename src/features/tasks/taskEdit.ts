import * as z from 'zod/mini';
import { taskColumns, taskWords } from '@/content/taskWords';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { isDueDay, isSoftware, longest, type TaskContent } from './task';

const { missing } = taskWords.form;

export const taskForm = z.object({
  title: requiredText(missing.title).check(z.maxLength(longest.title, missing.longTitle)),
  details: optionalText().check(z.maxLength(longest.details, missing.longDetails)),
  due: optionalText().check(z.refine(isDueDay, missing.due)),
  software: optionalText().check(z.refine(isSoftware, missing.software)),
  state: z.pipe(oneOf(taskColumns, missing.state), z.enum(taskColumns.map(({ value }) => value))),
});

export const editFields = ['title', 'details', 'due', 'software', 'state'] as const;

// oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
const text = z.catch(z.string(), '');

/** An unsaved edit, as the slice `editTask` stores it. */
const storedEdit = z.object({
  id: z.string().check(z.minLength(1)),
  title: text,
  details: text,
  due: text,
  software: text,
  state: text,
});

type TaskEdit = Readonly<z.infer<typeof storedEdit>>;

/** Initial values; empty for a new task. */
export const editOf = (id: string, task: TaskContent | undefined): TaskEdit => ({
  id,
  title: task?.title ?? '',
  details: task?.details ?? '',
  due: task?.due ?? '',
  software: task?.software ?? '',
  state: task?.state ?? taskColumns[0].value,
});

export const readEdit = (raw: unknown): TaskEdit | undefined => storedEdit.safeParse(raw).data;

/** True if the edit differs from the task. */
export const isUnsaved = (edit: TaskEdit, task: TaskContent | undefined): boolean => {
  const before = editOf(edit.id, task);
  return editFields.some((name) => edit[name] !== before[name]);
};
