import { adminLoginPage } from '@/content/adminWords';
import { AdminLoginForm, AdminLoginWays } from '@/features/session/AdminLoginForm';
import { useContinue } from '@/features/session/useContinue';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { LinkCard } from '@/ui/LinkCard';

export const head = (): PageHead => ({
  ...adminLoginPage.head,
  canonical: paths.adminLogin,
  index: false,
});

/** Where admins log in (specification, section 2, 'Admin login'; decisions, section 4). */
export default function AdminLoginPage() {
  useContinue(true, paths.adminDashboard);
  return (
    <LinkCard heading={adminLoginPage.title}>
      <AdminLoginForm />
      <AdminLoginWays />
    </LinkCard>
  );
}
