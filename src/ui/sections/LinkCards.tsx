import { Link } from 'react-router-dom';
import type { LinkCardWords } from '@/content/pages/model';
import { Art } from '@/ui/Art';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './linkCards.module.css';

type LinkCardsProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly tone?: 'ground' | 'sunken';
  readonly links: readonly LinkCardWords[];
};

export function LinkCards({ heading, lead, links, tone = 'ground' }: LinkCardsProps) {
  return (
    <Section tone={tone}>
      <div className={styles.linkCards} data-slot="link-cards">
        <h2>{heading}</h2>
        {lead !== undefined && <p className={layoutStyles.lead}>{lead}</p>}
        <ul>
          {links.map(({ label, text, to, drawing }) => (
            <li key={label}>
              {drawing === undefined ? (
                <span className={styles.door} aria-hidden="true" />
              ) : (
                <span className={`${styles.door} ${styles.doorOpen}`}>
                  <Art drawing={drawing} width={240} height={280} />
                </span>
              )}
              <h3>
                <Link to={to}>{label}</Link>
              </h3>
              <p className={layoutStyles.muted}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
