import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { checklist, getQuoteLabel } from '@/content/outsourcing';
import { ButtonLink } from '@/ui/Button';
import { Checklist } from '@/ui/Checklist';
import { PortalHero } from '@/ui/PortalHero';
import * as layoutStyles from '@/ui/layout.module.css';

type SavingsHeroProps = {
  readonly heading: string;
  readonly lead: ReactNode;
  readonly drawing: string;
  /** Target of Get a quote. */
  readonly quote: string;
  readonly children?: ReactNode;
};

/** Heading, claim, promises and Get a quote (specification, section 2). */
export function SavingsHero({ heading, lead, drawing, quote, children }: SavingsHeroProps) {
  return (
    <PortalHero drawing={drawing}>
      {children}
      <h1>{heading}</h1>
      <p className={layoutStyles.lead}>{lead}</p>
      <Checklist items={checklist} />
      <ButtonLink to={quote}>
        {getQuoteLabel}
        <ArrowRight className={layoutStyles.icon} />
      </ButtonLink>
    </PortalHero>
  );
}
