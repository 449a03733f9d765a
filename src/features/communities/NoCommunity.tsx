import { feedWords as words } from '@/content/feedWords';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

/** The member is in no community yet, or none is chosen. */
export function NoCommunity() {
  return (
    <EmptyState
      drawing="state-no-community-yet"
      heading={words.noCommunity}
      text={words.noCommunityText}
    >
      <ButtonLink to={paths.communities}>{words.communities}</ButtonLink>
    </EmptyState>
  );
}
