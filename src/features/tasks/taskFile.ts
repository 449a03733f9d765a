import * as z from 'zod/mini';
import { taskWords } from '@/content/taskWords';
import { textOf } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import { type Task, taskSchema } from './task';

const format = 'kingdom-builders-tasks';
const version = 1;
/** Local storage has 5 million characters, which an export indents and may write as 3 bytes each. */
const maxBytes = 32 * 1024 * 1024;

const words = taskWords.importing;

/** The tasks, or what is wrong. */
export type TaskReading =
  | { readonly tasks: readonly Task[]; readonly error?: undefined }
  | { readonly tasks?: undefined; readonly error: string };

const envelope = z.object({
  format: z.literal(format),
  version: z.number(),
  tasks: z.array(z.unknown()),
});

function readEntries(entries: readonly unknown[]): TaskReading {
  const tasks: Task[] = [];
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const { success, data, error } = taskSchema.safeParse(entry);
    if (!success) {
      const name = textOf(words.fields, String(error.issues[0]?.path[0])) || words.wholeTask;
      return { error: words.errors.task(index + 1, name) };
    }
    if (ids.has(data.id)) return { error: words.errors.twice(index + 1) };
    ids.add(data.id);
    tasks.push(data);
  }
  return { tasks };
}

/** For storage and export. */
export const writeTasks = (tasks: readonly Task[], indent?: number): string =>
  JSON.stringify({ format, version, tasks }, undefined, indent);

/** All or nothing. */
export function readTasks(text: string): TaskReading {
  const raw = parseJson(text);
  if (raw === undefined) return { error: words.errors.noJson };
  const { success, data } = envelope.safeParse(raw);
  if (!success) return { error: words.errors.noTasks };
  if (data.version > version) return { error: words.errors.newer };
  return readEntries(data.tasks);
}

export async function readTaskFile(file: File): Promise<TaskReading> {
  if (file.size > maxBytes) return { error: words.errors.tooLarge };
  try {
    const reading = readTasks((await file.text()).replace(/^\uFEFF/, ''));
    return reading.tasks?.length === 0 ? { error: words.errors.noTasks } : reading;
  } catch {
    return { error: words.errors.unreadable };
  }
}
