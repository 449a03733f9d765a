import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUserQuery } from '@/session/session.api';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import { useMedia } from '@/lib/useMedia';
import { LoadFailure } from '@/ui/LoadFailure';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './profile.module.css';
import { Portrait } from '@/ui/formatted/Portrait';
import { MyCommunities } from './MyCommunities';
import { ProfileDetails } from './ProfileDetails';

/** Beside the feed; a disclosure up to 820 px (specification, section 2, 'Community main'). */
export function ProfilePanel() {
  const wide = useMedia('(min-width: 51.3125em)');
  const [opened, setOpened] = useState(false);
  const { currentData, isError, refetch } = useCurrentUserQuery();
  const profile = currentData?.profile;
  const name = profile?.name ?? (isError ? words.label : words.loading);
  return (
    <details
      className={`${styles.profile} ${cardStyles.card}`}
      data-slot="profile-panel"
      open={wide || opened}
      onToggle={(event) => {
        if (!wide) setOpened(event.currentTarget.open);
      }}
    >
      <summary>
        <Portrait name={profile?.name} eager />
        <b>{name}</b>
        <ChevronDown />
      </summary>
      <div className={styles.head}>
        <Portrait name={profile?.name} size="large" eager />
      </div>
      <h2 className={styles.name} data-slot="profile-name">
        {name}
      </h2>
      {isError && profile === undefined ? (
        <LoadFailure
          className={styles.profileFailed}
          text={words.failed}
          onRetry={() => void refetch()}
        />
      ) : (
        <ProfileDetails profile={profile} />
      )}
      <MyCommunities />
    </details>
  );
}
