import { showcaseWords } from '@/content/showcaseWords';
import { ToDashboard } from '@/features/admin-desk/ToDashboard';
import { ShowcaseDesk } from '@/features/showcase/ShowcaseDesk';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';

export const head = (): PageHead => ({
  title: `${showcaseWords.heading} | TPOB Admin | Kingdom Builders`,
  description: 'Administrators of Kingdom Builders look through the approved listings here.',
  canonical: paths.adminShowcase,
});

/** The showcase of approved listings (decisions, section 4, '/admin/showcase'). */
export default function AdminShowcasePage() {
  return (
    <>
      <ToDashboard />
      <h1>{showcaseWords.heading}</h1>
      <p className="lead showcase-lead">{showcaseWords.lead}</p>
      <ShowcaseDesk />
    </>
  );
}
