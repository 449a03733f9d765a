import { lazy, Suspense } from 'react';
import { userLogin } from '@/content/navigation';
import { useSession } from '@/features/session/useSession';
import { ButtonLink } from '@/ui/Button';

/** Only members fetch their menu. */
const HeaderMenu = lazy(async () => ({ default: (await import('./MemberMenus')).HeaderMenu }));
const DrawerMenu = lazy(async () => ({ default: (await import('./MemberMenus')).DrawerMenu }));

type HeaderLoginProps = {
  /** Marks the login page while it is the current one. */
  readonly current: { readonly 'aria-current'?: 'page' };
};

/**
 * 'User login' in the header; for members their menu, on the same spot and as wide, so that nothing
 * moves when the session is back (decisions, section 4; architecture, section 3).
 */
export function HeaderLogin({ current }: HeaderLoginProps) {
  const { status } = useSession();
  const login = (
    <ButtonLink to={userLogin.to} variant="outline" small {...current}>
      {userLogin.label}
    </ButtonLink>
  );
  if (status === 'restoring' || status === 'visitor') return login;
  return (
    <Suspense fallback={login}>
      <HeaderMenu />
    </Suspense>
  );
}

type DrawerLoginProps = HeaderLoginProps & { readonly onChoose: () => void };

/** The same in the panel of small screens. */
export function DrawerLogin({ current, onChoose }: DrawerLoginProps) {
  const { status } = useSession();
  const login = (
    <ButtonLink to={userLogin.to} onClick={onChoose} {...current}>
      {userLogin.label}
    </ButtonLink>
  );
  if (status === 'restoring' || status === 'visitor') return login;
  return (
    <Suspense fallback={login}>
      <DrawerMenu onChoose={onChoose} />
    </Suspense>
  );
}
