import { useDispatch, useSelector } from 'react-redux';
import { communityChosen } from '@/api/communityChosen';
import type { Memberships } from '@/memberships/membershipStatus';
import { communitiesWords as words } from '@/content/communitiesWords';
import { paths, withQuery } from '@/config/paths';
import { selectCommunities } from './communities.slice';
import { CommunityList } from './CommunityList';
import * as layoutStyles from '@/ui/layout.module.css';

export function OwnCommunities({ memberships }: { readonly memberships: Memberships }) {
  const dispatch = useDispatch();
  const { id: chosen } = useSelector(selectCommunities);
  const { mine, isSettled } = memberships;
  if (mine === undefined) {
    return isSettled ? (
      <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>{words.mineFailed}</p>
    ) : null;
  }
  if (mine.length === 0) {
    return (
      <CommunityList heading={words.mine} rows={[]}>
        <p className={layoutStyles.muted}>{words.mineNone}</p>
      </CommunityList>
    );
  }
  const rows = mine.map(({ id, name }) => ({
    key: id,
    label: name,
    to: withQuery(paths.communityInitiative, { community: id }),
    own: true,
    chosen: id === chosen,
    onChoose: () => dispatch(communityChosen({ id, name })),
  }));
  return <CommunityList heading={words.mine} rows={rows} />;
}
