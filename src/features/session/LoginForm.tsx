import { formWords } from '@/content/formWords';
import { loginPage } from '@/content/loginPage';
import { paths, withQuery } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { lazyForm } from '@/ui/form/LazyForm';
import { Link } from 'react-router-dom';
import * as buttonStyles from '@/ui/button.module.css';
import * as linkCardStyles from '@/ui/linkCard.module.css';
import * as linkStyles from '@/ui/link.module.css';

/** Prerendered. */
export const LoginForm = lazyForm(() => import('./LoginFields'), 'LoginFields');

/** Links for who cannot log in; `next` is the page they wanted. */
export function LoginWays({ next }: { readonly next: string | undefined }) {
  return (
    <div className={linkCardStyles.doorFoot}>
      <Link className={linkStyles.link} to={paths.resetPassword}>
        {loginPage.reset}
      </Link>
      <p className={linkCardStyles.or}>{loginPage.newHere}</p>
      <ButtonLink
        variant="outline"
        className={buttonStyles.btnBlock}
        to={withQuery(paths.communityRegister, { next })}
      >
        {loginPage.register}
      </ButtonLink>
      <Link className={linkStyles.link} to={paths.privacy}>
        {formWords.privacy}
      </Link>
    </div>
  );
}
