import { Link } from 'react-router-dom';
import { buildingCards, buildingHeading, needsTeaser } from '@/content/home';
import { Art } from '@/ui/Art';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './buildings.module.css';
import { TextLink } from '@/ui/TextLink';
import * as windowStyles from '@/ui/window.module.css';

export function BuildingCards() {
  return (
    <Section tone="surface">
      <h2 className={layoutStyles.sectionHeading}>{buildingHeading}</h2>
      <div className={styles.courses}>
        {buildingCards.map(({ title, text, drawing, to }) => (
          <article key={title} className={styles.course}>
            <Art drawing={drawing} sprite="building" width={480} height={320} />
            <div>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p className={layoutStyles.muted}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function NeedsTeaser() {
  const { heading, text, action, to, drawing } = needsTeaser;
  return (
    <Section className={styles.needs} grid={styles.needsGrid}>
      <span className={`${windowStyles.window} ${windowStyles.windowWide}`}>
        <Art drawing={drawing} sprite="featured" width={1200} height={960} />
      </span>
      <div className={layoutStyles.stack}>
        <h2>{heading}</h2>
        <p className={layoutStyles.lead}>{text}</p>
        <TextLink to={to}>
          {action}
          <span className={layoutStyles.sr}>: {heading}</span>
        </TextLink>
      </div>
    </Section>
  );
}
