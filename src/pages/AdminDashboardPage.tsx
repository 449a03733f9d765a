import { adminWords } from '@/content/adminWords';
import { schemePoll } from '@/content/polls';
import { AdminDoors } from '@/features/admin-desk/AdminDoors';
import { Glance } from '@/features/admin-desk/Glance';
import { NewestPosts } from '@/features/feed/NewestPosts';
import { PollGlance } from '@/features/polls/PollGlance';
import { OpenTasks } from '@/features/tasks/OpenTasks';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';

export const head = (): PageHead => ({
  title: 'Dashboard | TPOB Admin | Kingdom Builders',
  description: 'The administrators of Kingdom Builders publish here and keep the work in view.',
  canonical: paths.adminDashboard,
});

const parts = [
  { key: 'posts', part: <NewestPosts /> },
  { key: 'votes', part: <PollGlance id={schemePoll} /> },
  { key: 'tasks', part: <OpenTasks to={paths.adminAllTasks} /> },
];

/** Where admins start (specification, section 2, 'Admin dashboard'). */
export default function AdminDashboardPage() {
  return (
    <>
      <h1>{adminWords.dashboard}</h1>
      <AdminDoors />
      <Glance parts={parts} />
    </>
  );
}
