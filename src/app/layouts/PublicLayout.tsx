import type { ReactNode } from 'react';
import { PublicFrame } from './PublicFrame';

/** The public site: `main` takes the focus on navigation. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PublicFrame>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </PublicFrame>
  );
}
