import { adminLoginPage as words } from '@/content/adminWords';
import { LoginForm, LoginLinks } from '@/features/session/LoginForm';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
import type { ScreenHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { LinkCard } from '@/ui/LinkCard';

export const head = (): ScreenHead => ({ ...words.head, index: false });

/** Where admins log in (specification, section 2, 'Admin login'; decisions, section 4). */
export default function AdminLoginPage() {
  useRedirectAfterLogin({ isAdminLogin: true });
  return (
    <LinkCard heading={words.title}>
      <LoginForm id="admin-login" label={words.title} admin />
      <LoginLinks question={words.notAdmin} label={words.member} to={paths.communityLogin} />
    </LinkCard>
  );
}
