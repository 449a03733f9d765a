import type { Profile } from '@/api/models/profile';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import { useCurrentUserQuery } from '@/session/session.api';
import { LoadFailure } from '@/ui/LoadFailure';
import { EmailText } from '@/ui/formatted/EmailText';
import { PhoneText } from '@/ui/formatted/PhoneText';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './profile.module.css';

const rows = [
  ['country', words.country],
  ['state', words.state],
  ['city', words.city],
  ['phone', words.phone],
  ['email', words.email],
] as const satisfies readonly (readonly [keyof Profile, string])[];

function Detail({ field, text }: { readonly field: keyof Profile; readonly text: string }) {
  if (text === '') return words.none;
  if (field === 'phone') return <PhoneText phone={text} />;
  return field === 'email' ? <EmailText email={text} /> : <bdi>{text}</bdi>;
}

type ProfileDetailsProps = { readonly failure: string; readonly className?: string | undefined };

/** The member's details; `failure` is said if they could not be loaded. */
export function ProfileDetails({ failure, className }: ProfileDetailsProps) {
  const { currentData, isError, refetch } = useCurrentUserQuery();
  const profile = currentData?.profile;
  if (isError && profile === undefined)
    return <LoadFailure className={className} text={failure} onRetry={() => void refetch()} />;
  return (
    <dl className={styles.profileDetails} aria-busy={profile === undefined || undefined}>
      {rows.map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {profile === undefined ? (
              <span className={cardStyles.skel} data-slot="skeleton" />
            ) : (
              <Detail field={field} text={profile[field]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
