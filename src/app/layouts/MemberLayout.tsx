import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { memberWords } from '@/content/memberWords';
import { useSession } from '@/features/session/useSession';
import { paths } from '@/lib/paths';
import { optionalPart } from '@/lib/optionalPart';
import { withoutTrailingSlash } from '@/lib/url';
import { useIdle } from '@/lib/useIdle';
import { Guard } from './Guard';
import './member.css';
import { MemberBottomNav, MemberSideNav } from './MemberNav';
import { MemberTopBar } from './MemberTopBar';
import { MemberWaiting } from './MemberWaiting';
import { PageTop } from './PageTop';

/** Opens the outbox too, so that what was left over goes out on whichever page a member comes to. */
const OutboxLine = optionalPart(async () => {
  const { OutboxLine: line } = await import('@/features/outbox/OutboxLine');
  return line;
});

type MemberLayoutProps = {
  readonly children: ReactNode;
  /** Stands beside the page, where its file exports it. */
  readonly aside: ComponentType | undefined;
};

/**
 * The members' house: top bar, ways at the side or at the foot, the page, and beside it what its file
 * exports as `aside`. The frame alone is each closed page's document.
 */
export function MemberLayout({ children, aside: Aside }: MemberLayoutProps) {
  const { status } = useSession();
  const known = status !== 'restoring';
  const here = known && status !== 'visitor';
  const onOutbox = withoutTrailingSlash(useLocation().pathname) === paths.outbox;
  const idle = useIdle();
  return (
    <div className="member">
      <PageTop />
      <MemberTopBar known={known} />
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
