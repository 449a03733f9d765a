import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMyCommunitiesQuery } from '@/api/communitiesApi';
import { communityChosen } from '@/api/communityChosen';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';

/** Specification, section 9: the list renders up to 21 entries. */
const most = 21;

/** Two letters for a community: of its first two words, or of the one it has. */
function initials(name: string): string {
  const [first = '', second] = name
    .split(/\s+/)
    .filter((word) => !/^(?:and|of|the|for)$/i.test(word));
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  return letters.toUpperCase();
}

/**
 * The member's communities, and the whole community above them (specification, section 2). A chosen
 * one is kept as `communities`.
 */
export function MyCommunities() {
  const dispatch = useDispatch();
  const {
    data: communities = [],
    isLoading,
    isError,
    refetch,
  } = useMyCommunitiesQuery(undefined, {
    refetchOnReconnect: true,
  });
  const others = communities.filter(({ name }) => name !== words.main).slice(0, most - 1);
  return (
    <>
      <h3>{words.communities}</h3>
      <ul className="mine" aria-busy={isLoading || undefined}>
        <li>
          <Link to={paths.community}>
            <span className="avatar avatar--sm" aria-hidden="true">
              {initials(words.main)}
            </span>
            {words.main}
          </Link>
        </li>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.communities} onClick={() => dispatch(communityChosen({ id, name }))}>
              <span className="avatar avatar--sm" aria-hidden="true">
                {initials(name)}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {isError && (
        <div className="profile-failed">
          <p className="small muted">{words.communitiesFailed}</p>
          <Button variant="outline" small onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
    </>
  );
}
