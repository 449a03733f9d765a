import { loginPage } from '@/content/loginPage';
import { paths, withQuery } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { lazyForm } from '@/ui/form/LazyForm';
import { Link } from 'react-router-dom';
import '@/ui/link.css';

/** Prerendered. */
export const LoginForm = lazyForm(
  () => import('./LoginFields'),
  ({ LoginFields }) =>
    function MemberLogin() {
      return <LoginFields id="login" label={loginPage.title} />;
    },
);

/** Links for who cannot log in; `next` is the page they wanted. */
export function LoginWays({ next }: { readonly next: string | undefined }) {
  return (
    <div className="door-foot">
      <Link className="link" to={paths.resetPassword}>
        {loginPage.reset}
      </Link>
      <p className="or">{loginPage.newHere}</p>
      <ButtonLink
        variant="outline"
        className="btn--block"
        to={withQuery(paths.communityRegister, { next })}
      >
        {loginPage.register}
      </ButtonLink>
    </div>
  );
}
