import type { ReactNode } from 'react';
import { Checklist } from '@/ui/Checklist';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './directory.module.css';

type OfferProps = {
  readonly heading: string;
  /** The claim's number; the claim says it in words. */
  readonly figure: string;
  readonly claim: string;
  readonly promises: readonly string[];
  readonly children: ReactNode;
};

/** The outsourcing offer: claim, promises, links. */
export function Offer({ heading, figure, claim, promises, children }: OfferProps) {
  return (
    <section
      className={`${layoutStyles.section} ${styles.offer} ${layoutStyles.sunken}`}
      data-slot="offer"
    >
      <div className={`${layoutStyles.container} ${styles.offerGrid}`}>
        <div>
          <h2>{heading}</h2>
          <p className={styles.offerFigure} aria-hidden="true">
            {figure}
          </p>
          <p className={layoutStyles.lead}>{claim}</p>
        </div>
        <div>
          <Checklist items={promises} />
          <div className={layoutStyles.row}>{children}</div>
        </div>
      </div>
    </section>
  );
}
