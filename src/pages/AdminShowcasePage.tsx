import { showcaseWords } from '@/content/showcaseWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { AdminShowcase } from '@/features/showcase/AdminShowcase';
import { closedHead } from '@/config/site';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from '@/features/showcase/showcase.module.css';

export const head = closedHead(`${showcaseWords.heading} | TPOB Admin`);

/** The showcase of approved listings (decisions, section 4, '/admin/showcase'). */
export default function AdminShowcasePage() {
  return (
    <>
      <DashboardLink />
      <h1>{showcaseWords.heading}</h1>
      <p className={`${layoutStyles.lead} ${styles.showcaseLead}`}>{showcaseWords.lead}</p>
      <AdminShowcase />
    </>
  );
}
