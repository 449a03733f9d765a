import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginFor } from '@/app/access';
import { accessOf } from '@/app/screens';
import { withoutTrailingSlash } from '@/lib/url';
import { useSession, useSessionActions } from '@/session/session';
import type { SessionStatus } from '@/session/session.slice';
import './pageChange.css';

/** As `--dur-2` and `--ease-set` of the tokens. */
const settling = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

const motionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Another page fades in, where motion is welcome. It is there from the first moment: nothing waits
 * for the fade, and taps go through it. A change of the query alone moves nothing.
 */
function RouteMotion() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('#main');
    if (main === null || !('animate' in main) || !motionWelcome()) return;
    main.animate({ opacity: [0.2, 1] }, settling);
  }, [pathname]);

  return null;
}

/**
 * After a navigation to another page the focus goes to its main part and its title is announced,
 * as a page load would do. A change of the query alone (a step, a tab) moves nothing.
 */
function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('#main');
    // A page that was come back to may have put the focus where it was left.
    if (main?.contains(document.activeElement) !== true) main?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname]);

  return <div ref={announcer} className="sr" role="status" aria-live="polite" />;
}

/**
 * Marks the document as a member's, for styles alone: bars then have room for the member's menu. The
 * script in the document's head has marked it before the first paint where a token is there.
 */
function useSessionMark(status: SessionStatus): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'visitor') delete dataset['session'];
    else if (status !== 'restoring') dataset['session'] = 'member';
  }, [status]);
}

/** Comes only when a session ends: public pages carry nothing of it. */
const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import('@/features/session/SignInDialog');
  return { default: dialog };
});

/** What every screen shares: focus, motion, and the dialog over a page whose session ended. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const { status, person, ended, exit } = useSession();
  const { expire, arrived } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();
  const access = accessOf(withoutTrailingSlash(location.pathname));

  useSessionMark(status);
  useEffect(() => {
    if (exit !== undefined && access === 'public') arrived();
  }, [exit, access, arrived]);

  const leave = async () => {
    await expire();
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
