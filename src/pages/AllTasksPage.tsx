import { taskWords } from '@/content/taskWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { TaskTracker } from '@/features/tasks/TaskTracker';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';

export const head = (): PageHead => ({
  title: `${taskWords.title} | Kingdom Builders`,
  description: taskWords.description,
  canonical: paths.adminAllTasks,
});

/** The tracker for admins, without a login of its own. */
export default function AllTasksPage() {
  return (
    <>
      <DashboardLink />
      <TaskTracker heading={<h1>{taskWords.title}</h1>} />
    </>
  );
}
