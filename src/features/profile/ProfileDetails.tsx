import type { Profile } from '@/api/models/profile';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import { EmailText } from '@/ui/formatted/EmailText';
import { PhoneText } from '@/ui/formatted/PhoneText';
import '@/ui/skeleton.css';
import './profileDetails.css';

const rows = [
  ['country', words.country],
  ['state', words.state],
  ['city', words.city],
  ['phone', words.phone],
  ['email', words.email],
] as const satisfies readonly (readonly [keyof Profile, string])[];

type DetailProps = { readonly field: (typeof rows)[number][0]; readonly text: string };

function Detail({ field, text }: DetailProps) {
  if (text === '') return words.none;
  if (field === 'phone') return <PhoneText phone={text} />;
  return field === 'email' ? <EmailText email={text} /> : text;
}

export function ProfileDetails({ profile }: { readonly profile: Profile | undefined }) {
  return (
    <dl className="profile-details" aria-busy={profile === undefined || undefined}>
      {rows.map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {profile === undefined ? (
              <span className="skel" />
            ) : (
              <Detail field={field} text={profile[field]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
