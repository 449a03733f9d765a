import type { ReactNode } from 'react';
import { glanceHeading } from '@/content/adminWords';
import '@/ui/card.css';
import './adminSummary.css';

type GlanceProps = {
  /** Columns, each with its own heading and states. */
  readonly parts: readonly { readonly key: string; readonly part: ReactNode }[];
};

/** The state of the site, below the dashboard's tiles. */
export function AdminSummary({ parts }: GlanceProps) {
  return (
    <div className="admin-glance" role="group" aria-label={glanceHeading} data-slot="admin-glance">
      {parts.map(({ key, part }) => (
        <div key={key} className="card">
          {part}
        </div>
      ))}
    </div>
  );
}
