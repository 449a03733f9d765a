import { Link, useSearchParams } from 'react-router-dom';
import { formWords } from '@/content/formWords';
import { loginPage, loginReason } from '@/content/loginPage';
import { LoginForm, LoginLinks } from '@/features/session/LoginForm';
import { useRedirectAfterLogin } from '@/features/session/useRedirectAfterLogin';
import type { ScreenHead } from '@/lib/pageHead';
import { paths, withQuery } from '@/config/paths';
import { sitePath } from '@/lib/sitePath';
import { useHydrated } from '@/lib/useHydrated';
import { LoginCard } from '@/ui/LoginCard';
import * as loginCardStyles from '@/ui/loginCard.module.css';
import * as linkStyles from '@/ui/link.module.css';

export const head = (): ScreenHead => loginPage.head;

export default function LoginPage() {
  useRedirectAfterLogin();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const next = hydrated ? sitePath(query.get('next')) : undefined;
  const register = withQuery(paths.communityRegister, { next });
  return (
    <LoginCard heading={loginPage.title}>
      <p className={loginCardStyles.loginNote}>
        <span>{loginReason(next)}</span>{' '}
        <span>
          {loginPage.noAccount}{' '}
          <Link className={linkStyles.link} to={register}>
            {loginPage.createAccount}
          </Link>
        </span>
      </p>
      <LoginForm id="login" label={loginPage.title} />
      <LoginLinks question={loginPage.newHere} label={loginPage.register} to={register}>
        <Link className={linkStyles.link} to={paths.privacy}>
          {formWords.privacy}
        </Link>
      </LoginLinks>
    </LoginCard>
  );
}
