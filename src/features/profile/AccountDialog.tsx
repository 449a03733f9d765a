import { useCurrentUserQuery } from '@/session/session.api';
import { adminWords as words } from '@/content/adminWords';
import { Modal } from '@/ui/Modal';
import { ProfileDetails } from './ProfileDetails';

export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const name = useCurrentUserQuery().currentData?.profile.name;
  return (
    <Modal heading={name ?? words.account} close={words.accountClose} onClose={onClose}>
      <ProfileDetails failure={words.accountFailed} />
    </Modal>
  );
}
