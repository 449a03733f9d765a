import { howItWorks, outsourcingHome } from '@/content/outsourcing';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

export function HowItWorks() {
  return (
    <section className={`${layoutStyles.section} ${styles.how}`} data-slot="how-it-works">
      <div className={layoutStyles.container}>
        <h2>{howItWorks.heading}</h2>
        <p className={layoutStyles.lead}>{outsourcingHome.lead}</p>
        <ol>
          {howItWorks.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.niche} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className={layoutStyles.muted}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
