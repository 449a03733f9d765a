import { Children, type ReactNode } from 'react';
import { adminLinks, summaryHeading } from '@/content/adminWords';
import { Tile } from '@/ui/Tile';
import * as styles from './dashboard.module.css';
import * as cardStyles from '@/ui/card.module.css';

/** Specification, section 2, 'Admin dashboard'. */
export function AdminLinks() {
  return (
    <div className={styles.links}>
      {adminLinks.map((link) => (
        <Tile key={link.to} {...link} />
      ))}
    </div>
  );
}

/** The state of the site in columns: each child has its own heading and states. */
export function AdminSummary({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={styles.adminSummary}
      role="group"
      aria-label={summaryHeading}
      data-slot="admin-summary"
    >
      {Children.map(children, (part) => (
        <div className={cardStyles.card}>{part}</div>
      ))}
    </div>
  );
}
