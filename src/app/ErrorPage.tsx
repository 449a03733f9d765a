import { PublicFrame } from './layouts/PublicFrame';
import { PageError } from './PageError';

/** Where an error ends that the layout itself could not hold: header and footer are kept. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <PublicFrame>
      <main id="main" tabIndex={-1}>
        <PageError error={error} />
      </main>
    </PublicFrame>
  );
}
