import { Plus } from 'lucide-react';
import { type InitiativeCard, seeMoreLabel, mission, communityPromo } from '@/content/home';
import { ArchWindow } from '@/ui/ArchWindow';
import { TextLink } from '@/ui/TextLink';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './landing.module.css';
import { Art } from '@/ui/Art';
import { ButtonLink } from '@/ui/Button';

type InitiativeStripProps = {
  readonly heading: string;
  readonly quietHeading?: boolean;
  readonly cards: readonly InitiativeCard[];
};

export function InitiativeStrip({ heading, quietHeading = false, cards }: InitiativeStripProps) {
  return (
    <Section data-slot="initiative-strip">
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
    </Section>
  );
}

export function Mission() {
  return (
    <Section bare tone="cedar" className={styles.mission} grid={styles.missionGrid}>
      <p className={styles.inscription}>{mission}</p>
      <svg
        className={`${layoutStyles.lines} ${styles.missionLines}`}
        viewBox="0 0 400 300"
        aria-hidden="true"
      >
        <path d="M20 300V200a180 180 0 0 1 360 0V300M60 300V200a140 140 0 0 1 280 0V300" />
        <circle cx="200" cy="200" r="230" />
        <path d="M-200 200H600M200 -60V300" strokeDasharray="9 5" />
        <path d="M331.6 152.1L369.1 138.4M307.2 110.0L337.9 84.3M270.0 78.8L290.0 44.1M224.3 62.1L231.3 22.7M175.7 62.1L168.7 22.7M130.0 78.8L110.0 44.1M92.8 110.0L62.1 84.3M68.4 152.1L30.9 138.4M192 200h16M200 192v16" />
      </svg>
    </Section>
  );
}

/** Login and Join (specification, section 1); a member is led on. */
export function CommunityPromo({ member }: { readonly member: boolean }) {
  return (
    <Section tone="cedar" className={styles.promo} grid={styles.promoGrid}>
      <div className={layoutStyles.stack}>
        <h2>{communityPromo.heading}</h2>
        <p className={layoutStyles.lead}>{communityPromo.text}</p>
        <div className={layoutStyles.row}>
          {communityPromo.links[member ? 'member' : 'visitor'].map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'accent' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className={styles.niches} aria-hidden="true">
        {communityPromo.drawings.map((drawing) => (
          <span key={drawing} className={styles.nichebox}>
            <Art drawing={drawing} sprite="niches" width={120} height={300} />
          </span>
        ))}
        <span className={`${styles.nichebox} ${styles.nicheboxYou}`}>
          <Plus />
        </span>
      </div>
    </Section>
  );
}
