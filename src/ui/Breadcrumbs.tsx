import { Link } from 'react-router-dom';
import type { Crumb } from '@/config/structuredData';
import * as portalStyles from './portal.module.css';
import './steps.module.css';

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={portalStyles.breadcrumbs} aria-label="Breadcrumb">
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
