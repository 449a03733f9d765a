import { adminLoginPage as words } from '@/content/adminWords';
import { LoginForm, LoginLinks } from '@/features/session/LoginForm';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
import type { ScreenHead } from '@/lib/pageHead';
import { paths } from '@/config/paths';
import { LoginCard } from '@/ui/LoginCard';

export const head = (): ScreenHead => ({ ...words.head, index: false });

/** Where admins log in (specification, section 2, 'Admin login'; decisions, section 4). */
export default function AdminLoginPage() {
  useRedirectAfterLogin({ isAdminLogin: true });
  return (
    <LoginCard heading={words.title}>
      <LoginForm id="admin-login" label={words.title} admin />
      <LoginLinks question={words.notAdmin} label={words.member} to={paths.communityLogin} />
    </LoginCard>
  );
}
