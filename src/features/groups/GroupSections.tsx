import { type Group, groupWords as words } from '@/content/groups';
import { crumbsOf, siteHead } from '@/content/pages/siteHead';
import { organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/pageHead';
import { paths } from '@/config/paths';
import { absoluteUrl } from '@/config/site';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { lazyForm } from '@/ui/form/LazyForm';
import { PortalDrawing } from '@/ui/PortalHero';
import { HeroSection, Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';
import * as styles from './group.module.css';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { TextLink } from '@/ui/TextLink';

/** Decisions, section 7. */
export const groupHead = (group: Group): PageHead =>
  siteHead(group, {
    '@type': 'Organization',
    name: `Kingdom Builders: ${group.name}`,
    description: group.lead,
    url: absoluteUrl(group.path),
    parentOrganization: organization,
  });

const GroupJoin = lazyForm(() => import('./JoinForm'), 'GroupJoin');

/** A group's picture, heading and join form. */
export function GroupHero({ group }: { readonly group: Group }) {
  return (
    <HeroSection className={portalStyles.sectorHero} grid={styles.join} data-slot="group-hero">
      <div className={styles.joinText}>
        <Breadcrumbs crumbs={crumbsOf(group)} />
        <h1>{group.name}</h1>
        <p className={layoutStyles.lead}>{group.lead}</p>
        <GroupJoin key={group.slug} group={group} />
      </div>
      <PortalDrawing drawing={group.drawing} />
    </HeroSection>
  );
}

/** What the group does, who it is for, and what happens after a request. */
export function GroupFacts({ group }: { readonly group: Group }) {
  return (
    <Section tone="surface" className={styles.groupFacts}>
      <div className={styles.groupAbout}>
        <div>
          <h2>{words.does}</h2>
          <p>{group.does}</p>
        </div>
        <div>
          <h2>{words.audience}</h2>
          <p>{group.audience}</p>
        </div>
      </div>
      <h2>{words.after}</h2>
      <NumberedSteps steps={words.steps(words.sends(group))} />
      <TextLink to={paths.communities}>{words.communities}</TextLink>
    </Section>
  );
}
