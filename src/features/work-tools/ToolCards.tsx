import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workTools } from '@/content/workTools';
import { ArchWindow } from '@/ui/ArchWindow';
import '@/ui/card.css';
import './toolCards.css';

export function ToolCards() {
  return (
    <ul className="tools">
      {workTools.tools.map(({ label, text, drawing, to }) => (
        <li key={to} className="tool card">
          <ArchWindow drawing={drawing} eager />
          <div className="tool-text">
            <h2>
              <Link to={to}>
                {label}
                <ArrowRight className="icon" />
              </Link>
            </h2>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
