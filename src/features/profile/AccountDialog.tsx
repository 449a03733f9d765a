import { useCurrentUserQuery } from '@/session/session.api';
import { adminWords as words } from '@/content/adminWords';
import { LoadFailure } from '@/ui/LoadFailure';
import { Modal } from '@/ui/Modal';
import { ProfileDetails } from './ProfileDetails';

export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { currentData, isError, refetch } = useCurrentUserQuery();
  const profile = currentData?.profile;
  return (
    <Modal heading={profile?.name ?? words.account} close={words.accountClose} onClose={onClose}>
      {isError && profile === undefined ? (
        <LoadFailure text={words.accountFailed} onRetry={() => void refetch()} />
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </Modal>
  );
}
