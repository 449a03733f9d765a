import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { workTools } from '@/content/workTools';
import { closedHead } from '@/config/site';
import { ArchWindow } from '@/ui/ArchWindow';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from '@/features/work-tools/toolCards.module.css';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Software Management Tools');

/** The members' tools (specification, section 2, 'Work tools dashboard'). */
export default function WorkToolsPage() {
  return (
    <div className={layoutStyles.feed}>
      <TitleBanner heading={workTools.heading} />
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
    </div>
  );
}
