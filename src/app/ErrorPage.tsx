import { PublicFrame } from './layouts/PublicFrame';
import { PageError } from './PageError';

/** For an error that the layout itself throws: header and footer are still shown. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <PublicFrame>
      <main id="main" tabIndex={-1}>
        <PageError error={error} />
      </main>
    </PublicFrame>
  );
}
