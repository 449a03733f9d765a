import { useCurrentUserQuery } from '@/session/session.api';
import { adminWords as words } from '@/content/adminWords';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { ProfileDetails } from './ProfileDetails';
import * as layoutStyles from '@/ui/layout.module.css';

export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { currentData, isError, refetch } = useCurrentUserQuery();
  const profile = currentData?.profile;
  const failed = isError && profile === undefined;
  return (
    <Modal heading={profile?.name ?? words.account} close={words.accountClose} onClose={onClose}>
      {failed ? (
        <div className={layoutStyles.stack} role="alert">
          <p className={layoutStyles.muted}>{words.accountFailed}</p>
          <Button variant="outline" small onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </Modal>
  );
}
