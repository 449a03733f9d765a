import { showcaseWords } from '@/content/showcaseWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { AdminShowcase } from '@/features/showcase/AdminShowcase';
import type { ScreenHead } from '@/lib/head';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from '@/features/showcase/showcase.module.css';

export const head = (): ScreenHead => ({
  title: `${showcaseWords.heading} | TPOB Admin | Kingdom Builders`,
  description: 'Admins of Kingdom Builders look through the approved listings here.',
});

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
