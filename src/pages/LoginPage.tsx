import { useSearchParams } from 'react-router-dom';
import { loginPage } from '@/content/loginPage';
import { LoginForm, LoginWays } from '@/features/session/LoginForm';
import { useGoOn } from '@/features/session/useGoOn';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';
import { sitePath } from '@/lib/sitePath';
import { useHydrated } from '@/lib/useHydrated';
import { Doorway } from '@/ui/Doorway';

export const head = (): PageHead => ({ ...loginPage.head, canonical: paths.communityLogin });

/** Where members log in (specification, section 2, 'Member login page'). */
export default function LoginPage() {
  useGoOn();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <Doorway heading={loginPage.title}>
      <LoginForm />
      <LoginWays next={hydrated ? sitePath(query.get('next')) : undefined} />
    </Doorway>
  );
}
