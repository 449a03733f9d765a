import type { ReactNode } from 'react';
import { PageTop } from './PageTop';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header and footer of the public site round a page's main part. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageTop />
      <SiteHeader />
      {children}
      <SiteFooter />
    </>
  );
}
