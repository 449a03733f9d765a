import { lazy, memo } from 'react';
import type { Group } from '@/content/groups/model';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { LazyForm } from '@/ui/form/LazyForm';
import { laterForm } from '@/ui/form/deferEarlySubmits';
import { Portal } from '@/ui/Portal';
import { StepsDivider } from '@/ui/StepsDivider';
import { groupCrumbs } from './groupHead';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';
import * as styles from './group.module.css';

const GroupJoin = lazy(async () => ({
  default: (await laterForm(() => import('./JoinForm'))).GroupJoin,
}));

/** An update before hydration would discard the server's HTML. */
const JoinPlace = memo(function JoinPlace({ group }: { readonly group: Group }) {
  return (
    <LazyForm>
      <GroupJoin group={group} />
    </LazyForm>
  );
});

/** A group's picture, heading and join form. */
export function GroupHero({ group }: { readonly group: Group }) {
  return (
    <section className={`${portalStyles.sectorHero} ${layoutStyles.ashlar}`} data-slot="group-hero">
      <div className={`${layoutStyles.container} ${styles.join}`}>
        <div className={styles.joinText}>
          <Breadcrumbs crumbs={groupCrumbs(group)} />
          <h1>{group.label}</h1>
          <p className={layoutStyles.lead}>{group.lead}</p>
          <JoinPlace key={group.slug} group={group} />
        </div>
        <Portal drawing={group.drawing} />
      </div>
      <StepsDivider />
    </section>
  );
}
