import { Link } from 'react-router-dom';
import { footer } from '@/content/navigation';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import { ThemeToggle } from './ThemeToggle';
import './siteFooter.css';

/** Contact Us writes a mail where an address is set, and asks for a quote elsewhere (decisions, 4). */
function ContactLink() {
  if (settings.contactEmail === undefined) return <Link to={paths.getQuote}>{footer.contact}</Link>;
  return <a href={`mailto:${settings.contactEmail}`}>{footer.contact}</a>;
}

/** The site's second way round: all main pages, the theme, and the owner's legal line. */
export function SiteFooter() {
  return (
    <footer className="site-footer on-wall" data-slot="site-footer">
      <div className="container">
        <div className="brand stack">
          <Logo />
          <p className="muted small about">{footer.about}</p>
        </div>
        {footer.columns.map(({ heading, links }, column) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
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
        <div className="legal">
          <span>{footer.legal}</span>
          <ThemeToggle />
        </div>
      </div>
    </footer>
  );
}
