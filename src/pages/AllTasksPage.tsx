import { taskWords } from '@/content/taskWords';
import { TaskTracker } from '@/features/tasks/TaskTracker';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';

export const head = (): PageHead => ({
  title: `${taskWords.title} | Kingdom Builders`,
  description: taskWords.description,
  canonical: paths.adminAllTasks,
});

/** The task tracker in the admin area, which the admin login opens already. */
export default function AllTasksPage() {
  return <TaskTracker heading={<h1>{taskWords.title}</h1>} />;
}
