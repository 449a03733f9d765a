import { useLocation } from 'react-router-dom';
import { useIsMember } from '@/app/access';
import type { LayoutProps } from '@/app/router/routeModules';
import { paths } from '@/config/paths';
import { memberWords } from '@/content/memberMenu';
import { withoutTrailingSlash } from '@/lib/url';
import { Logo } from '@/ui/Logo';
import { AccountSlot } from './AccountSlot';
import { Guard } from './Guard';
import { LazyOutboxLine } from './LazyOutboxLine';
import { MemberBottomNav, MemberSideNav } from './MemberNav';
import { PageTop } from './PageTop';
import { ShellSearch } from './ShellSearch';
import { ThemeToggle } from './ThemeToggle';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as profileStyles from '@/features/profile/profile.module.css';
import * as styles from './member.module.css';

function MemberWaiting() {
  return (
    <div className={layoutStyles.feed} role="status">
      <span className={layoutStyles.sr}>{memberWords.loading}</span>
      <div className={`${cardStyles.skel} ${styles.skelBanner}`} data-slot="skeleton" />
      {['first', 'second'].map((name) => (
        <div key={name} className={`${cardStyles.card} ${styles.memberWaiting}`} aria-hidden="true">
          <span className={`${cardStyles.skel} ${cardStyles.skelArch}`} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
        </div>
      ))}
    </div>
  );
}

function MemberTopBar() {
  return (
    <header className={styles.topbar} data-slot="topbar">
      <div className={styles.topbarIn}>
        <Logo />
        <ShellSearch />
        <ThemeToggle compact />
        <AccountSlot />
      </div>
    </header>
  );
}

/** Top bar, navigation, page and aside; the document of a closed page is this frame alone. */
export function MemberLayout({ children, aside: Aside }: LayoutProps) {
  const canSeePage = useIsMember();
  const onOutbox = withoutTrailingSlash(useLocation().pathname) === paths.outbox;
  return (
    <div className={styles.member}>
      <PageTop />
      <MemberTopBar />
      <div
        className={Aside ? styles.shell : `${styles.shell} ${styles.shellTwo}`}
        data-slot="shell"
      >
        <MemberSideNav />
        <main id="main" tabIndex={-1}>
          {canSeePage && !onOutbox && <LazyOutboxLine />}
          <Guard access="member" waiting={<MemberWaiting />}>
            {children}
          </Guard>
        </main>
        {Aside && (
          <aside
            className={styles.shellAside}
            aria-label={memberWords.aside}
            data-slot="shell-aside"
          >
            {canSeePage ? <Aside /> : <div className={profileStyles.asideWaiting} />}
          </aside>
        )}
      </div>
      <MemberBottomNav />
    </div>
  );
}
