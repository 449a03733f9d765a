import type { ReactNode } from 'react';
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

type AdminSummaryProps = {
  /** Columns, each with its own heading and states. */
  readonly parts: readonly { readonly key: string; readonly part: ReactNode }[];
};

/** The state of the site, below the dashboard's tiles. */
export function AdminSummary({ parts }: AdminSummaryProps) {
  return (
    <div
      className={styles.adminSummary}
      role="group"
      aria-label={summaryHeading}
      data-slot="admin-summary"
    >
      {parts.map(({ key, part }) => (
        <div key={key} className={cardStyles.card}>
          {part}
        </div>
      ))}
    </div>
  );
}
