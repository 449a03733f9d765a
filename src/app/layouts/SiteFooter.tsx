import { Link } from 'react-router-dom';
import { useIsMember } from '@/app/access';
import { footer } from '@/content/navigation';
import { settings } from '@/config/site';
import { paths } from '@/config/paths';
import { Logo } from '@/ui/Logo';
import { useCurrentItem } from './currentItem';
import { ThemeToggle } from './ThemeToggle';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './layoutParts.module.css';

const columns = [...footer.columns, ...footer.memberColumns];
const menu = [...columns.flatMap(({ links }) => links), ...footer.legalLinks].map(({ to }) => to);

function ContactLink() {
  if (settings.contactEmail === undefined) return <Link to={paths.getQuote}>{footer.contact}</Link>;
  return <a href={`mailto:${settings.contactEmail}`}>{footer.contact}</a>;
}

export function SiteFooter() {
  const current = useCurrentItem(menu);
  const member = useIsMember();
  return (
    <footer className={`${styles.siteFooter} ${layoutStyles.onWall}`}>
      <div className={layoutStyles.container}>
        <div className={`${styles.brand} ${layoutStyles.stack}`}>
          <Logo />
          <p className={`${layoutStyles.muted} ${layoutStyles.small} ${styles.about}`}>
            {footer.about}
          </p>
        </div>
        {(member ? footer.memberColumns : footer.columns).map(({ heading, links }, column) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} aria-current={current(to)}>
                    {label}
                  </Link>
                </li>
              ))}
              {column === footer.columns.length - 1 && (
                <li>
                  <ContactLink />
                </li>
              )}
            </ul>
          </nav>
        ))}
        <div className={styles.legal}>
          <span>{footer.legal}</span>
          <nav aria-label={footer.legalLabel}>
            <ul>
              {footer.legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} aria-current={current(to)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
