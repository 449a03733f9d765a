import { adminLoginPage } from '@/content/adminWords';
import { AdminLoginForm, AdminLoginWays } from '@/features/session/AdminLoginForm';
import { useGoOn } from '@/features/session/useGoOn';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';
import { Doorway } from '@/ui/Doorway';

export const head = (): PageHead => ({
  ...adminLoginPage.head,
  canonical: paths.adminLogin,
  index: false,
});

/** Where admins log in (specification, section 2, 'Admin login'; decisions, section 4). */
export default function AdminLoginPage() {
  useGoOn(true, paths.adminDashboard);
  return (
    <Doorway heading={adminLoginPage.title}>
      <AdminLoginForm />
      <AdminLoginWays />
    </Doorway>
  );
}
