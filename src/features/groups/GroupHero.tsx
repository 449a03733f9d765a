import { lazy, memo } from 'react';
import type { Group } from '@/content/groups/model';
import type { GroupSlug } from '@/lib/paths';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { FormPlace } from '@/ui/form/FormPlace';
import { laterForm } from '@/ui/form/holdEarlySubmits';
import { Portal } from '@/ui/Portal';
import { Stylobate } from '@/ui/Stylobate';
import { groupCrumbs } from './groupHead';
import './groupHero.css';

const GroupJoin = lazy(async () => ({
  default: (await laterForm(() => import('./GroupJoin'))).GroupJoin,
}));

/** An update from above while the form waits for its script would throw its document away. */
const JoinPlace = memo(function JoinPlace({ slug }: { readonly slug: GroupSlug }) {
  return (
    <FormPlace>
      <GroupJoin slug={slug} />
    </FormPlace>
  );
});

/** A group's arch with its picture, its heading and words, and the form to join it. */
export function GroupHero({ group }: { readonly group: Group }) {
  return (
    <section className="sector-hero ashlar" data-slot="group-hero">
      <div className="container join">
        <div className="join-text">
          <Breadcrumbs crumbs={groupCrumbs(group)} />
          <h1>{group.label}</h1>
          <p className="lead">{group.lead}</p>
          <JoinPlace key={group.slug} slug={group.slug} />
        </div>
        <Portal drawing={group.drawing} />
      </div>
      <Stylobate />
    </section>
  );
}
