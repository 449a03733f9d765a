import { useLocation } from 'react-router-dom';
import { ErrorPage } from '@/app/ErrorPage';
import { HeadManager } from '@/app/HeadManager';
import { RootLayout } from '@/app/layouts/RootLayout';
import { PageError } from '@/app/PageError';
import { headOf } from '@/app/pages';
import { ErrorBoundary } from './ErrorBoundary';
import { fetchedParts, partOf, type Parts } from './parts';
import type { PlaceAt } from './places';

function Page({ page }: Pick<Parts, 'page'>) {
  const { default: Shown } = partOf(page);
  return <Shown />;
}

/** The screen of the current address inside its layout; an error of the page stays inside it too. */
function Screen({ placeAt }: { readonly placeAt: PlaceAt }) {
  const location = useLocation();
  const place = placeAt(location.pathname);
  const parts = fetchedParts(place);
  if (parts === undefined) throw new Error(`The page ${place.page} was not fetched.`);
  const { layout, page } = parts;
  const { Layout } = partOf(layout);
  const known = 'part' in page ? page.part : undefined;
  return (
    <>
      <Layout aside={known?.aside}>
        <ErrorBoundary location={location} Fallback={PageError}>
          <Page page={page} />
        </ErrorBoundary>
      </Layout>
      {known && <HeadManager head={headOf(known, place.access)} />}
    </>
  );
}

/**
 * Every screen of the portal, by the address (specification, section 2). What it is shown with has to
 * be there (`parts`).
 */
export function Screens({ placeAt }: { readonly placeAt: PlaceAt }) {
  const location = useLocation();
  return (
    <RootLayout>
      <ErrorBoundary location={location} Fallback={ErrorPage}>
        <Screen placeAt={placeAt} />
      </ErrorBoundary>
    </RootLayout>
  );
}
