import type { ReactNode } from 'react';
import { Checklist } from '@/ui/Checklist';
import './offer.css';

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
    <section className="section offer sunken" data-slot="offer">
      <div className="container offer-grid">
        <div>
          <h2>{heading}</h2>
          <p className="offer-figure" aria-hidden="true">
            {figure}
          </p>
          <p className="lead">{claim}</p>
        </div>
        <div>
          <Checklist items={promises} />
          <div className="row">{children}</div>
        </div>
      </div>
    </section>
  );
}
