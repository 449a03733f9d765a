import { Suspense, useMemo, useState } from 'react';
import { groupLinks, regionLinks } from '@/content/communitiesLinks';
import { communitiesWords as words, groupFamilies } from '@/content/communitiesWords';
import { lazyOptional } from '@/lib/lazyOptional';
import { linkStatusesOf } from '@/memberships/membershipStatus';
import { useMemberships } from '@/memberships/useMemberships';
import { CommunityList, type CommunityRow } from './CommunityList';
import { MapOfCanada } from './MapOfCanada';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './finder.module.css';

const familyLinks = groupFamilies.flatMap(({ links }) => links);

type RowsOf = (links: readonly { readonly label: string; readonly to: string }[]) => CommunityRow[];

/** Groups by occupation. */
function GroupFamilies({ rowsOf }: { readonly rowsOf: RowsOf }) {
  return (
    <section className={`${layoutStyles.container} ${layoutStyles.section} ${styles.families}`}>
      <h2>{words.byWork}</h2>
      <div>
        {groupFamilies.map(({ name, links }) => (
          <CommunityList key={name} level={3} heading={name} rows={rowsOf(links)} />
        ))}
      </div>
    </section>
  );
}

/** Visitors never load it. */
const OwnCommunities = lazyOptional(() => import('./OwnCommunities'), 'OwnCommunities');

/** Map and list of communities, highlighted together. */
export function CommunityFinder() {
  const { memberships } = useMemberships(true);
  const [hot, setHot] = useState<string>();
  const linkStatuses = memberships?.linkStatuses;
  const familyStatuses = useMemo(
    () => memberships && linkStatusesOf(memberships, familyLinks),
    [memberships],
  );
  const rowsOf: RowsOf = (links) =>
    links.map(({ label, to }) => {
      const status = linkStatuses?.get(to) ?? familyStatuses?.get(to);
      return { key: to, label, to, status };
    });
  const light = { hot, onHot: setHot };
  return (
    <>
      <div className={`${layoutStyles.container} ${styles.finder}`}>
        <div className={styles.finderOwn}>
          {memberships && (
            <Suspense>
              <OwnCommunities memberships={memberships} />
            </Suspense>
          )}
        </div>
        <div className={`${styles.finderMap} needs-script`}>
          <MapOfCanada statuses={linkStatuses} {...light} />
        </div>
        <div className={styles.finderList}>
          <CommunityList heading={words.regions} rows={rowsOf(regionLinks)} {...light} />
          <CommunityList heading={words.groups} rows={rowsOf(groupLinks)} />
        </div>
      </div>
      <GroupFamilies rowsOf={rowsOf} />
    </>
  );
}
