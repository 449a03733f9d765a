import * as z from 'zod/mini';
import { taskColumns, taskSoftware } from '@/content/taskWords';
import { type CalendarDay, isCalendarDay } from '@/lib/calendarDay';

/** Characters. */
export const maxLengths = { title: 200, details: 5000 } as const;

/** Empty without a date. */
export const isDueDay = (day: CalendarDay): boolean => day === '' || isCalendarDay(day);

/** Empty without a type. */
export const isSoftware = (type: string): boolean =>
  type === '' || taskSoftware.some(({ value }) => value === type);

const text = (max: number) => z.string().check(z.maxLength(max));

/** Decisions, section 4. Times in milliseconds. */
export const taskSchema = z.object({
  id: text(100).check(z.minLength(1)),
  title: text(maxLengths.title).check(z.trim(), z.minLength(1)),
  details: z._default(text(maxLengths.details), ''),
  due: z._default(z.string().check(z.refine(isDueDay)), ''),
  software: z._default(z.string().check(z.refine(isSoftware)), ''),
  state: z.enum(taskColumns.map(({ value }) => value)),
  createdAt: z.number(),
  changedAt: z.number(),
});

export type Task = Readonly<z.infer<typeof taskSchema>>;

export type TaskState = Task['state'];

export type TaskContent = Pick<Task, 'title' | 'details' | 'due' | 'software' | 'state'>;

const orderOf: readonly TaskState[] = taskColumns.map(({ value }) => value);

/** Undefined at the ends. */
export const columnBeside = (state: TaskState, step: -1 | 1): TaskState | undefined =>
  orderOf[orderOf.indexOf(state) + step];

export const columnLabel = (state: TaskState): string =>
  taskColumns.find(({ value }) => value === state)?.label ?? state;

export const softwareLabel = (software: string): string =>
  taskSoftware.find(({ value }) => value === software)?.label ?? '';
