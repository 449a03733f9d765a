import type { ReactNode } from 'react';
import { glanceHeading } from '@/content/adminWords';
import '@/ui/card.css';
import './adminSummary.css';

type AdminSummaryProps = {
  /** Columns, each with its own heading and states. */
  readonly parts: readonly { readonly key: string; readonly part: ReactNode }[];
};

/** The state of the site, below the dashboard's tiles. */
export function AdminSummary({ parts }: AdminSummaryProps) {
  return (
    <div
      className="admin-summary"
      role="group"
      aria-label={glanceHeading}
      data-slot="admin-summary"
    >
      {parts.map(({ key, part }) => (
        <div key={key} className="card">
          {part}
        </div>
      ))}
    </div>
  );
}
