import { adminWords } from '@/content/adminWords';
import { schemePoll } from '@/content/fixedIds';
import { AdminLinks, AdminSummary } from '@/features/admin-dashboard/Dashboard';
import { ProviderHealth } from '@/features/admin-dashboard/ProviderHealth';
import { NewestPosts } from '@/features/feed/NewestPosts';
import { PollSummary } from '@/features/polls/PollSummary';
import { OpenTasks } from '@/features/tasks/OpenTasks';
import type { ScreenHead } from '@/lib/head';

export const head = (): ScreenHead => ({
  title: 'Dashboard | TPOB Admin | Kingdom Builders',
  description: 'Admins of Kingdom Builders publish posts and polls here and open their tasks.',
});

/** Where admins start (specification, section 2, 'Admin dashboard'). */
export default function AdminDashboardPage() {
  return (
    <>
      <h1>{adminWords.dashboard}</h1>
      <AdminLinks />
      <AdminSummary>
        <NewestPosts />
        <PollSummary id={schemePoll} />
        <OpenTasks />
      </AdminSummary>
      <ProviderHealth />
    </>
  );
}
