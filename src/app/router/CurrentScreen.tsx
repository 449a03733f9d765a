import { useEffect, Component, type ComponentType, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { PageHead } from '@/lib/pageHead';
import { absoluteUrl } from '@/config/site';
import { RootLayout } from '@/app/layouts/RootLayout';
import { PageError } from '@/app/PageError';
import {
  headOf,
  loadedRouteModules,
  type MatchScreen,
  type RouteModules,
  partOrThrow,
} from './routeModules';
import { PublicLayout } from '@/app/layouts/PublicLayout';

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function HeadManager({ head }: { readonly head: PageHead }) {
  useEffect(() => {
    document.title = head.title;
    setAttribute('meta[name="description"]', 'content', head.description);
    setAttribute('link[rel="canonical"]', 'href', absoluteUrl(head.canonical));
    setAttribute('meta[name="robots"]', 'content', head.index === false ? 'noindex' : 'all');
  }, [head]);

  return null;
}

/** For an error that the layout itself throws: header and footer are still shown. */
function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <PublicLayout>
      <PageError error={error} />
    </PublicLayout>
  );
}

type ErrorBoundaryProps = {
  readonly location: Location;
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly location: Location;
  readonly caught: { readonly error: unknown } | undefined;
};

/** Holds a page's error until another address is shown. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { location: this.props.location, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { location }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render() {
    const { children, Fallback } = this.props;
    const { caught } = this.state;
    return caught === undefined ? children : <Fallback error={caught.error} />;
  }
}

function Page({ page }: Pick<RouteModules, 'page'>) {
  const { default: Shown } = partOrThrow(page);
  return <Shown />;
}

/** The current screen in its layout; a page's error stays inside the layout. */
function Screen({ matchScreen }: { readonly matchScreen: MatchScreen }) {
  const location = useLocation();
  const match = matchScreen(location.pathname);
  const modules = loadedRouteModules(match);
  if (modules === undefined) throw new Error(`The page ${match.page} was not fetched.`);
  const { layout, page } = modules;
  const { Layout } = partOrThrow(layout);
  const known = page.status === 'fulfilled' ? page.value : undefined;
  return (
    <>
      {/* First, so that the title of a page's error replaces it. */}
      {known && <HeadManager head={headOf(known, match)} />}
      <Layout aside={known?.aside}>
        <ErrorBoundary location={location} Fallback={PageError}>
          <Page page={page} />
        </ErrorBoundary>
      </Layout>
    </>
  );
}

/** Renders the screen of the address (specification, section 2). Its modules must be loaded. */
export function CurrentScreen({ matchScreen }: { readonly matchScreen: MatchScreen }) {
  const location = useLocation();
  return (
    <RootLayout>
      <ErrorBoundary location={location} Fallback={ErrorPage}>
        <Screen matchScreen={matchScreen} />
      </ErrorBoundary>
    </RootLayout>
  );
}
