import { noCommunityWords as words } from '@/content/feedWords';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function NoCommunity() {
  return (
    <EmptyState drawing="state-no-community-yet" heading={words.heading} text={words.text}>
      <ButtonLink to={paths.communities}>{words.communities}</ButtonLink>
    </EmptyState>
  );
}
