import type { ReactNode } from 'react';
import { adminWords } from '@/content/adminWords';
import { useSession } from '@/features/session/useSession';
import { AdminAccount } from './AdminAccount';
import { AdminNav } from './AdminNav';
import './admin.css';
import { Guard } from './Guard';
import { PageTop } from './PageTop';
import { ThemeToggle } from './ThemeToggle';

/**
 * The admin area: its ways at the side, on small screens above, the account's menu, and the page.
 * Nothing of a page shows before it is known that an admin is here. The frame alone is each page's
 * document (specification, section 2, 'Admin dashboard').
 */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  return (
    <>
      <PageTop width="admin-width" />
      <div className="admin">
        <AdminNav />
        <header className="admin-top" data-slot="admin-top">
          <ThemeToggle compact />
          <AdminAccount known={status === 'admin'} />
        </header>
        <main id="main" className="admin-main" tabIndex={-1}>
          <Guard
            access="admin"
            waiting={
              <p className="muted" role="status">
                {adminWords.loading}
              </p>
            }
          >
            {children}
          </Guard>
        </main>
      </div>
    </>
  );
}
