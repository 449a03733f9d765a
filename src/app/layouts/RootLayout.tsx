import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { loginPathFor } from '@/app/access';
import { matchScreen } from '@/app/router/routeModules';
import { lazyOptional } from '@/lib/lazyOptional';
import { useSession, useSessionActions } from '@/session/session';
import * as layoutStyles from '@/ui/layout.module.css';

/** As `--dur-2` and `--ease-set`. */
const settling = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

const motionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Focuses and announces the next page; for another query only if it was chosen outside the page. */
function RouteChange() {
  const location = useLocation();
  const { pathname, search } = location;
  // A page itself replaces its query.
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef(location);
  const announcer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const main = document.querySelector<HTMLElement>('#main');
    if (shown.current.pathname === pathname || main === null) return;
    if ('animate' in main && motionWelcome()) main.animate({ opacity: [0.2, 1] }, settling);
  }, [pathname]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && (isReplaced || before.search === search)) return;
    const main = document.querySelector<HTMLElement>('#main');
    const { activeElement } = document;
    // A page that was returned to may have restored its focus.
    if (main?.contains(activeElement) !== true) main?.focus({ preventScroll: true });
    else if (isSamePage && activeElement !== main) return;
    if (announcer.current) announcer.current.textContent = document.title;
  }, [location, pathname, search, isReplaced]);

  return <div ref={announcer} className={layoutStyles.sr} role="status" aria-live="polite" />;
}

const SignInDialog = lazyOptional(() => import('@/features/session/SignInDialog'), 'SignInDialog');

export function RootLayout({ children }: { readonly children: ReactNode }) {
  const { status, resetKey, isExpired, logoutRedirect } = useSession();
  const { endExpired, clearLogoutRedirect } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();
  const { access } = matchScreen(location.pathname);

  // Marks the root for styles; the script of `index.html` does it before the first paint.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'visitor') delete dataset['session'];
    else if (status !== 'restoring') dataset['session'] = 'member';
  }, [status]);
  useEffect(() => {
    if (logoutRedirect !== undefined && access === 'public') clearLogoutRedirect();
  }, [logoutRedirect, access, clearLogoutRedirect]);

  const handleSignInClose = async () => {
    await endExpired();
    await navigate(loginPathFor(access, location), { replace: access !== 'public' });
  };

  return (
    <>
      {/* Another person gets a fresh page: nothing typed or opened is passed on. */}
      <Fragment key={resetKey}>{children}</Fragment>
      {isExpired && (
        <Suspense>
          <SignInDialog onClose={() => void handleSignInClose()} />
        </Suspense>
      )}
      <RouteChange />
    </>
  );
}
