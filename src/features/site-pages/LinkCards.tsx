import { Link } from 'react-router-dom';
import type { LinkCardWords } from '@/content/pages/model';
import { Art } from '@/ui/Art';
import './linkCards.css';

type LinkCardsProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly doors: readonly LinkCardWords[];
};

export function LinkCards({ heading, lead, doors }: LinkCardsProps) {
  return (
    <div className="link-cards" data-slot="link-cards">
      <h2>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <ul>
        {doors.map(({ label, text, to, drawing }) => (
          <li key={label}>
            {drawing === undefined ? (
              <span className="door" aria-hidden="true" />
            ) : (
              <span className="door door--open">
                <Art drawing={drawing} width={240} height={280} />
              </span>
            )}
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
