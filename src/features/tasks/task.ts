import * as z from 'zod/mini';
import { taskColumns, taskSoftware } from '@/content/taskWords';
import { type CalendarDay, isCalendarDay } from '@/lib/calendarDay';

/** Characters. */
export const longest = { title: 200, details: 5000 } as const;

const text = (max: number) => z.string().check(z.maxLength(max));
const dueDay = z.string().check(z.refine((day) => day === '' || isCalendarDay(day)));
const softwareType = z
  .string()
  .check(z.refine((type) => type === '' || taskSoftware.some(({ value }) => value === type)));

export const taskSchema = z.object({
  id: text(100).check(z.minLength(1)),
  title: text(longest.title).check(z.trim(), z.minLength(1)),
  details: z._default(text(longest.details), ''),
  due: z._default(dueDay, ''),
  software: z._default(softwareType, ''),
  state: z.enum(taskColumns.map(({ value }) => value)),
  createdAt: z.number(),
  changedAt: z.number(),
});

/** The column of a task. */
export type TaskState = (typeof taskColumns)[number]['value'];

/** Decisions, section 4. Times in milliseconds. */
export type Task = {
  readonly id: string;
  readonly title: string;
  readonly details: string;
  /** Empty without a date. */
  readonly due: CalendarDay;
  readonly software: string;
  readonly state: TaskState;
  readonly createdAt: number;
  readonly changedAt: number;
};

export type TaskContent = Pick<Task, 'title' | 'details' | 'due' | 'software' | 'state'>;

const orderOf: readonly TaskState[] = taskColumns.map(({ value }) => value);

/** Undefined at the ends. */
export const columnBeside = (state: TaskState, step: -1 | 1): TaskState | undefined =>
  orderOf[orderOf.indexOf(state) + step];

export const columnLabel = (state: TaskState): string =>
  taskColumns.find(({ value }) => value === state)?.label ?? state;

export const softwareLabel = (software: string): string =>
  taskSoftware.find(({ value }) => value === software)?.label ?? '';
