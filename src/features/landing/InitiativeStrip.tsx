import { type InitiativeCard, seeMoreLabel } from '@/content/initiatives';
import { ArchWindow } from '@/ui/ArchWindow';
import { TextLink } from '@/ui/TextLink';
import './initiatives.css';

type InitiativeStripProps = {
  readonly heading: string;
  /** The heading is for screen readers only. */
  readonly quietHeading?: boolean;
  readonly cards: readonly InitiativeCard[];
};

export function InitiativeStrip({ heading, quietHeading = false, cards }: InitiativeStripProps) {
  return (
    <section className="section" data-slot="initiative-strip">
      <div className="container">
        <h2 className={quietHeading ? 'sr' : 'section-heading'}>{heading}</h2>
        <div className="initiatives">
          {cards.map(({ title, text, drawing, to }) => (
            <article key={title} className="initiative">
              <ArchWindow drawing={drawing} sprite="landing" />
              <div className="stack">
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                <TextLink to={to}>
                  {seeMoreLabel}
                  <span className="sr">: {title}</span>
                </TextLink>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
