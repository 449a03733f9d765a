import { lazy, Suspense, useEffect } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { HeadManager } from '@/app/HeadManager';
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

/**
 * What a scroll position is kept under. The first entry of every visit has the same key: there the
 * page counts, so that a reload stays where it was and another page opens at its top.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What every screen shares: head, focus, scroll, and the dialog over a page whose session ended. */
export function RootLayout() {
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
      <Outlet key={person} />
      {ended && (
        <Suspense>
          <SignInDialog onClose={() => void leave()} />
        </Suspense>
      )}
      <HeadManager />
      <RouteFocus />
      <RouteMotion />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
