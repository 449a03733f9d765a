import type { ReactNode } from 'react';
import { loginPage } from '@/content/loginPage';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { lazyForm } from '@/ui/form/LazyForm';
import { Link } from 'react-router-dom';
import * as buttonStyles from '@/ui/button.module.css';
import * as loginCardStyles from '@/ui/loginCard.module.css';
import * as linkStyles from '@/ui/link.module.css';

/** Prerendered. */
export const LoginForm = lazyForm(() => import('./LoginFields'), 'LoginFields');

type LoginLinksProps = {
  readonly question: string;
  readonly label: string;
  readonly to: string;
  readonly children?: ReactNode;
};

/** Links for who cannot log in here. */
export function LoginLinks({ question, label, to, children }: LoginLinksProps) {
  return (
    <div className={loginCardStyles.cardFoot}>
      <Link className={linkStyles.link} to={paths.resetPassword}>
        {loginPage.reset}
      </Link>
      <p className={loginCardStyles.or}>{question}</p>
      <ButtonLink variant="outline" className={buttonStyles.btnBlock} to={to}>
        {label}
      </ButtonLink>
      {children}
    </div>
  );
}
