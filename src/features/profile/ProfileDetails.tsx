import type { Profile } from '@/api/models/profile';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import '@/ui/skeleton.css';
import './profileDetails.css';

const rows = [
  ['country', words.country],
  ['state', words.state],
  ['city', words.city],
  ['phone', words.phone],
  ['email', words.email],
] as const satisfies readonly (readonly [keyof Profile, string])[];

/** What the provider knows of a person; its shape while that is on its way. */
export function ProfileDetails({ profile }: { readonly profile: Profile | undefined }) {
  return (
    <dl className="profile-details" aria-busy={profile === undefined || undefined}>
      {rows.map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {profile === undefined ? <span className="skel" /> : profile[field] || words.none}
          </dd>
        </div>
      ))}
    </dl>
  );
}
