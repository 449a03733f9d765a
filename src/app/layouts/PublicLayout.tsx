import { type ReactNode, Suspense } from 'react';
import { useIsMember } from '@/app/access';
import { lazyOptional } from '@/lib/lazyOptional';
import { PageTop } from './PageTop';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

const MemberBottomNav = lazyOptional(() => import('./MemberNav'), 'MemberBottomNav');

export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const member = useIsMember();
  return (
    <>
      <PageTop />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {member && (
        <Suspense>
          <MemberBottomNav />
        </Suspense>
      )}
    </>
  );
}
