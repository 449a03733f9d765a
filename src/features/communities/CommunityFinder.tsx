import { lazy, Suspense, useState } from 'react';
import { useMemberships } from '@/api/memberships/useMemberships';
import { communitiesWords as words } from '@/content/communitiesWords';
import { communitiesLinks } from '@/content/communitiesLinks';
import './communityFinder.css';
import { CommunityList } from './CommunityList';
import { GroupFamilies } from './GroupFamilies';
import { MapOfCanada } from './MapOfCanada';

/** Only members fetch it. */
const OwnCommunities = lazy(async () => {
  const { OwnCommunities: list } = await import('./OwnCommunities');
  return { default: list };
});

/** The map of Canada beside the 15 links; both say where the member belongs and light up together. */
export function CommunityFinder() {
  const { memberships, reader } = useMemberships(true);
  const [hot, setHot] = useState<string>();
  const marks = memberships?.marks;
  const rowsOf = (wanted: 'region' | 'group') =>
    communitiesLinks
      .filter(({ kind }) => kind === wanted)
      .map(({ label, to }) => ({ key: to, label, to, mark: marks?.get(to) }));
  const light = { hot, onHot: setHot };
  return (
    <>
      <div className="container finder" data-slot="community-finder">
        <div className="finder-map">
          <MapOfCanada marks={marks} {...light} />
        </div>
        <div className="finder-list">
          <CommunityList heading={words.regions} rows={rowsOf('region')} {...light} />
          <CommunityList heading={words.groups} rows={rowsOf('group')} />
        </div>
        <div className="finder-own">
          {memberships && (
            <Suspense>
              <OwnCommunities memberships={memberships} />
            </Suspense>
          )}
        </div>
        {reader}
      </div>
      <GroupFamilies marks={marks} />
    </>
  );
}
