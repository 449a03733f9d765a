import type { Mark } from '@/api/memberships/standing';
import { communitiesWords as words } from '@/content/communitiesWords';
import { groupFamilies } from '@/content/groupFamilies';
import { CommunityList } from './CommunityList';

/** The groups by what their people do, with how the member stands to each. */
export function GroupFamilies({
  marks,
}: {
  readonly marks: ReadonlyMap<string, Mark> | undefined;
}) {
  return (
    <section className="container section families" data-slot="group-families">
      <h2>{words.byWork}</h2>
      <div>
        {groupFamilies.map(({ name, links }) => (
          <CommunityList
            key={name}
            level={3}
            heading={name}
            rows={links.map(({ label, to }) => ({ key: to, label, to, mark: marks?.get(to) }))}
          />
        ))}
      </div>
    </section>
  );
}
