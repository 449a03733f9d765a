import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workTools } from '@/content/workTools';
import { ArchWindow } from '@/ui/ArchWindow';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './toolCards.module.css';

export function ToolCards() {
  return (
    <ul className={styles.tools}>
      {workTools.tools.map(({ label, text, drawing, to }) => (
        <li key={to} className={`${styles.tool} ${cardStyles.card}`} data-slot="tool">
          <ArchWindow drawing={drawing} eager />
          <div className={styles.toolText}>
            <h2>
              <Link to={to}>
                {label}
                <ArrowRight />
              </Link>
            </h2>
            <p className={layoutStyles.muted}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
