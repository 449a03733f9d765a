import { howItWorks, outsourcingHome } from '@/content/outsourcing';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './outsourcingSections.module.css';
import { Art } from '@/ui/Art';
import { TextLink } from '@/ui/TextLink';
import * as windowStyles from '@/ui/window.module.css';

export function HowItWorks() {
  return (
    <Section className={styles.how}>
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
    </Section>
  );
}

export function Advisory() {
  return (
    <Section className={styles.advisory}>
      <span className={windowStyles.window}>
        <Art drawing="scene-strategy-consulting" width={1200} height={960} />
      </span>
      <div>
        <h2>{outsourcingHome.advisoryHeading}</h2>
        <p className={layoutStyles.lead}>{outsourcingHome.advisoryText}</p>
        <ul>
          {outsourcingHome.advisoryLinks.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
