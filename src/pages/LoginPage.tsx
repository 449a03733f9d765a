import { Link, useSearchParams } from 'react-router-dom';
import { loginPage, loginReason } from '@/content/loginPage';
import { LoginForm, LoginWays } from '@/features/session/LoginForm';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
import type { PageHead } from '@/lib/head';
import { paths, withQuery } from '@/config/paths';
import { sitePath } from '@/lib/sitePath';
import { useHydrated } from '@/lib/useHydrated';
import { LinkCard } from '@/ui/LinkCard';
import * as linkCardStyles from '@/ui/linkCard.module.css';
import * as linkStyles from '@/ui/link.module.css';

export const head = (): PageHead => ({ ...loginPage.head, canonical: paths.communityLogin });

export default function LoginPage() {
  useRedirectAfterLogin();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const next = hydrated ? sitePath(query.get('next')) : undefined;
  return (
    <LinkCard heading={loginPage.title}>
      <p className={linkCardStyles.doorNote}>
        <span>{loginReason(next)}</span>{' '}
        <span>
          {loginPage.noAccount}{' '}
          <Link className={linkStyles.link} to={withQuery(paths.communityRegister, { next })}>
            {loginPage.createAccount}
          </Link>
        </span>
      </p>
      <LoginForm id="login" label={loginPage.title} />
      <LoginWays next={next} />
    </LinkCard>
  );
}
