import { loadedGroup } from '@/content/loadGroup';
import { useMemberships } from '@/api/memberships/useMemberships';
import type { GroupSlug } from '@/lib/paths';
import { askOf } from './joinAsk';
import { JoinForm } from './JoinForm';

/** The join form of a group, with what is known of where the member stands. */
export function GroupJoin({ slug }: { readonly slug: GroupSlug }) {
  const { who, memberships, reader } = useMemberships();
  return (
    <>
      <JoinForm ask={askOf(loadedGroup(slug))} who={who} memberships={memberships} />
      {reader}
    </>
  );
}
