import { type ReactNode, useState } from 'react';
import type { Listing, ListingFact } from '@/api/models/listing';
import { furtherFacts, showcaseWords } from '@/content/showcaseWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './listings.module.css';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { Initials } from '@/ui/formatted/Initials';

/** More are collapsed. */
const maxFacts = 6;

function Facts({ facts }: { readonly facts: readonly ListingFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, value, href }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            {href === undefined ? (
              value
            ) : (
              <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ListingCardProps = {
  readonly listing: Listing;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
};

/** A listing; initials replace a missing picture, so that cards align. */
export function ListingCard({ listing, level = 3, children }: ListingCardProps) {
  const { name, text, picture, facts } = listing;
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <article className={`${cardStyles.card} ${styles.listing}`} data-slot="listing-card">
      {picture === undefined || broken ? (
        <div className={`${styles.listingPicture} ${styles.listingPictureNone}`} aria-hidden="true">
          <Initials name={name} />
        </div>
      ) : (
        <img
          src={picture}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <div className={styles.listingWords}>
        <Heading dir="auto">{name}</Heading>
        {text !== undefined && (
          <ClampedText
            className={layoutStyles.muted}
            text={text}
            lines={4}
            open={open}
            onToggle={() => setOpen(!open)}
            words={showcaseWords}
          />
        )}
        <Facts facts={facts.slice(0, maxFacts)} />
        {facts.length > maxFacts && (
          <details>
            <summary>{furtherFacts(facts.length - maxFacts)}</summary>
            <Facts facts={facts.slice(maxFacts)} />
          </details>
        )}
        {children !== undefined && <div className={styles.listingAct}>{children}</div>}
      </div>
    </article>
  );
}
