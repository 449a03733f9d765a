import { adminLoginPage } from '@/content/adminWords';
import { AdminLoginWays } from '@/features/session/AdminLoginWays';
import { LoginForm } from '@/features/session/LoginForm';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
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
  useRedirectAfterLogin(true, paths.adminDashboard);
  return (
    <LinkCard heading={adminLoginPage.title}>
      <LoginForm id="admin-login" label={adminLoginPage.title} admin />
      <AdminLoginWays />
    </LinkCard>
  );
}
