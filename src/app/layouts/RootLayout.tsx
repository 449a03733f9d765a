import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginFor } from '@/app/guard';
import { accessOf } from '@/app/screens';
import { useSession, useSessionActs } from '@/features/session/useSession';
import { withoutTrailingSlash } from '@/lib/url';
import { RouteFocus } from './RouteFocus';
import { RouteMotion } from './RouteMotion';

/** Comes only when a session ends: public pages carry nothing of it. */
const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import('@/features/session/SignInDialog');
  return { default: dialog };
});

/** What every screen shares: focus, motion, and the dialog over a page whose session ended. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const { person, ended, exit } = useSession();
  const { giveUp, arrived } = useSessionActs();
  const location = useLocation();
  const navigate = useNavigate();
  const access = accessOf(withoutTrailingSlash(location.pathname));

  useEffect(() => {
    if (exit !== undefined && access === 'public') arrived();
  }, [exit, access, arrived]);

  const leave = async () => {
    await giveUp();
    await navigate(loginFor(access, location), { replace: access !== 'public' });
  };

  return (
    <>
      {/* Another person gets a page of their own: nothing typed or opened is handed on. */}
      <Fragment key={person}>{children}</Fragment>
      {ended && (
        <Suspense>
          <SignInDialog onClose={() => void leave()} />
        </Suspense>
      )}
      <RouteFocus />
      <RouteMotion />
    </>
  );
}
