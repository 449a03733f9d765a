import { myDataWords as words } from '@/content/myDataWords';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { canRestore, type Order } from './useDeletion';

type ConfirmDeletionProps = {
  readonly order: Order;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before anything is deleted, and says what will be missing. */
export function ConfirmDeletion({ order, onConfirm, onClose }: ConfirmDeletionProps) {
  const { kind, others } = order;
  const leaves = kind.session === true && !others;
  const heading = others ? words.removeTheirs(kind.name) : words.deleteThis(kind.name);
  return (
    <Modal heading={leaves ? words.logOutNow : heading} close={words.close} onClose={onClose}>
      <p>{others ? words.othersLose : kind.loses}</p>
      {!leaves && !others && <p>{canRestore(order) ? words.back : words.forGood}</p>}
      <div className="modal-acts">
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {others ? words.removeOthers : leaves ? words.logOut : words.delete}
        </Button>
      </div>
    </Modal>
  );
}
