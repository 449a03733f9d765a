import * as z from 'zod/mini';
import { taskColumns, taskSoftware, taskWords } from '@/content/taskWords';
import { isCalendarDay } from '@/lib/calendarDay';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { longest, type TaskContent } from './task';

const { missing } = taskWords.form;
const among = (options: readonly { readonly value: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value);

export const taskForm = z.object({
  title: requiredText(missing.title).check(z.maxLength(longest.title, missing.longTitle)),
  details: optionalText().check(z.maxLength(longest.details, missing.longDetails)),
  due: optionalText().check(z.refine((day) => day === '' || isCalendarDay(day), missing.due)),
  software: optionalText().check(z.refine((value) => among(taskSoftware, value), missing.software)),
  state: z.pipe(oneOf(taskColumns, missing.state), z.enum(taskColumns.map(({ value }) => value))),
});

export const editFields = ['title', 'details', 'due', 'software', 'state'] as const;

/** An unsaved edit, as the slice `editTask` stores it. */
type TaskEdit = Readonly<Record<'id' | (typeof editFields)[number], string>>;

/** Initial values; empty for a new task. */
export const editOf = (id: string, task: TaskContent | undefined): TaskEdit => ({
  id,
  title: task?.title ?? '',
  details: task?.details ?? '',
  due: task?.due ?? '',
  software: task?.software ?? '',
  state: task?.state ?? taskColumns[0].value,
});

export function readEdit(raw: Readonly<Record<string, unknown>>): TaskEdit | undefined {
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value : '';
  };
  if (text('id') === '') return undefined;
  const blank = editOf(text('id'), undefined);
  const typed = editFields.map((name) => [name, text(name)] as const);
  return { ...blank, ...Object.fromEntries(typed) };
}

/** True if the edit differs from the task. */
export const isUnsaved = (edit: TaskEdit, task: TaskContent | undefined): boolean => {
  const before = editOf(edit.id, task);
  return editFields.some((name) => edit[name] !== before[name]);
};
