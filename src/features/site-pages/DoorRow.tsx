import { Link } from 'react-router-dom';
import type { Doorway } from '@/content/pages/model';
import './doorRow.css';

type DoorRowProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly doors: readonly Doorway[];
};

/** Ways on as doors in a row; the whole door is the link. */
export function DoorRow({ heading, lead, doors }: DoorRowProps) {
  return (
    <div className="door-row" data-slot="door-row">
      <h2>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <ul>
        {doors.map(({ label, text, to }) => (
          <li key={label}>
            <span className="door" aria-hidden="true" />
            <h3>
              <Link to={to}>{label}</Link>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
