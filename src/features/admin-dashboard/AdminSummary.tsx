import type { ReactNode } from 'react';
import { glanceHeading } from '@/content/adminWords';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './dashboard.module.css';

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
      aria-label={glanceHeading}
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
