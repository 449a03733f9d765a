import { useRef } from 'react';
import { showroom } from '@/content/outsourcing';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import { useNearViewport } from '@/lib/useNearViewport';
import { ListingsFailure, ListingsSkeleton } from './ListingsSkeleton';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './listings.module.css';

const loadListings = () => retryImport(() => import('./ApprovedListings'), 'ApprovedListings');

/** The showroom on a public page: loads when near, and may fail without harm. */
export function Showroom() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const { value, failed, retry } = useAsync(isNear, async (near) =>
    near ? loadListings() : undefined,
  );
  const waiting = failed ? <ListingsFailure onRetry={retry} /> : <ListingsSkeleton whole />;
  return (
    <Section
      ref={section}
      tone="sunken"
      className={`${styles.showroom} needs-script`}
      data-slot="showroom"
    >
      <h2>{showroom.heading}</h2>
      <p className={layoutStyles.lead}>{showroom.lead}</p>
      <div className={styles.showroomFloor}>
        {value === undefined ? waiting : <value.ApprovedListings />}
      </div>
    </Section>
  );
}
