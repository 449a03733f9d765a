import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { canAccess } from '@/app/access';
import { paths } from '@/config/paths';
import { memberWords } from '@/content/memberWords';
import { lazyOptional } from '@/lib/lazyOptional';
import { withoutTrailingSlash } from '@/lib/url';
import { useIdle } from '@/lib/useIdle';
import { useSession } from '@/session/session';
import { Logo } from '@/ui/Logo';
import { AccountSlot } from './AccountSlot';
import { Guard } from './Guard';
import { MemberBottomNav, MemberSideNav } from './MemberNav';
import { PageTop } from './PageTop';
import { ShellSearch } from './ShellSearch';
import { ThemeToggle } from './ThemeToggle';
import './member.css';
import '@/ui/card.css';
import '@/ui/skeleton.css';

/** Placeholder until it is known who is here. */
function MemberWaiting() {
  return (
    <div className="feed" role="status" aria-label={memberWords.loading}>
      <div className="skel skel--banner" />
      {['first', 'second'].map((name) => (
        <div key={name} className="card member-waiting" aria-hidden="true">
          <span className="skel skel--arch" />
          <span className="skel" />
          <span className="skel" />
        </div>
      ))}
    </div>
  );
}

function MemberTopBar() {
  return (
    <header className="topbar" data-slot="topbar">
      <div className="in">
        <Logo />
        <ShellSearch />
        <ThemeToggle compact />
        <AccountSlot />
      </div>
    </header>
  );
}

/** Opens the outbox on every members' page, so that unsent items are sent. */
const OutboxLine = lazyOptional(async () => {
  const { OutboxLine: line } = await import('@/features/outbox/OutboxLine');
  return line;
});

type MemberLayoutProps = {
  readonly children: ReactNode;
  /** Shown beside the page, if its file exports it. */
  readonly aside: ComponentType | undefined;
};

/** Top bar, navigation, page and aside; the document of a closed page is this frame alone. */
export function MemberLayout({ children, aside: Aside }: MemberLayoutProps) {
  const { status } = useSession();
  const here = canAccess('member', status);
  const onOutbox = withoutTrailingSlash(useLocation().pathname) === paths.outbox;
  const idle = useIdle();
  return (
    <div className="member">
      <PageTop />
      <MemberTopBar />
      <div className={Aside ? 'shell' : 'shell shell--two'} data-slot="shell">
        <MemberSideNav />
        <main id="main" tabIndex={-1}>
          {here && idle && !onOutbox && (
            <Suspense>
              <OutboxLine />
            </Suspense>
          )}
          <Guard access="member" waiting={<MemberWaiting />}>
            {children}
          </Guard>
        </main>
        {Aside && (
          <aside className="shell-aside" aria-label={memberWords.aside}>
            {here ? <Aside /> : <div className="aside-waiting" />}
          </aside>
        )}
      </div>
      <MemberBottomNav />
    </div>
  );
}
