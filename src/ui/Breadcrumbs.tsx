import { Link } from 'react-router-dom';
import type { Crumb } from '@/config/structuredData';
import './breadcrumbs.css';

/** The last crumb is the page itself, without a link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb" data-slot="breadcrumbs">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index < crumbs.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
