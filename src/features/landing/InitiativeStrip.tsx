import { type InitiativeCard, seeMoreLabel } from '@/content/initiatives';
import { ArchWindow } from '@/ui/ArchWindow';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

type InitiativeStripProps = {
  readonly heading: string;
  /** The heading is for screen readers only. */
  readonly quietHeading?: boolean;
  readonly cards: readonly InitiativeCard[];
};

export function InitiativeStrip({ heading, quietHeading = false, cards }: InitiativeStripProps) {
  return (
    <section className={layoutStyles.section} data-slot="initiative-strip">
      <div className={layoutStyles.container}>
        <h2 className={quietHeading ? layoutStyles.sr : layoutStyles.sectionHeading}>{heading}</h2>
        <div className={styles.initiatives}>
          {cards.map(({ title, text, drawing, to }) => (
            <article key={title} className={styles.initiative}>
              <ArchWindow drawing={drawing} sprite="landing" />
              <div className={layoutStyles.stack}>
                <h3>{title}</h3>
                <p className={layoutStyles.muted}>{text}</p>
                <TextLink to={to}>
                  {seeMoreLabel}
                  <span className={layoutStyles.sr}>: {title}</span>
                </TextLink>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
