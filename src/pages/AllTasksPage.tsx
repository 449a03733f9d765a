import { taskWords } from '@/content/taskWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { TaskTracker } from '@/features/tasks/TaskTracker';
import { closedHead } from '@/config/site';

export const head = closedHead(taskWords.title);

/** The tracker for admins, without a login of its own. */
export default function AllTasksPage() {
  return (
    <>
      <DashboardLink />
      <TaskTracker heading={<h1>{taskWords.title}</h1>} />
    </>
  );
}
