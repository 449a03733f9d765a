import { adminLinks, adminWords, summaryHeading } from '@/content/adminWords';
import { schemePoll } from '@/config/fixedIds';
import { ProviderHealth } from '@/features/admin-dashboard/ProviderHealth';
import { NewestPosts } from '@/features/feed/NewestPosts';
import { PollSummary } from '@/features/polls/PollSummary';
import { OpenTasks } from '@/features/tasks/OpenTasks';
import { closedHead } from '@/config/site';
import { Tile } from '@/ui/Tile';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from '@/features/admin-dashboard/dashboard.module.css';

export const head = closedHead('Dashboard | TPOB Admin');

/** Where admins start (specification, section 2, 'Admin dashboard'). */
export default function AdminDashboardPage() {
  return (
    <>
      <h1>{adminWords.dashboard}</h1>
      <div className={styles.links}>
        {adminLinks.map((link) => (
          <Tile key={link.to} {...link} />
        ))}
      </div>
      <div
        className={styles.adminSummary}
        role="group"
        aria-label={summaryHeading}
        data-slot="admin-summary"
      >
        <div className={cardStyles.card}>
          <NewestPosts />
        </div>
        <div className={cardStyles.card}>
          <PollSummary id={schemePoll} />
        </div>
        <div className={cardStyles.card}>
          <OpenTasks />
        </div>
      </div>
      <ProviderHealth />
    </>
  );
}
