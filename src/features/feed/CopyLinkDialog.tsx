import { useEffect, useId, useRef } from 'react';
import { feedWords as words } from '@/content/feedWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import { Modal } from '@/ui/Modal';

type CopyLinkDialogProps = { readonly address: string; readonly onClose: () => void };

/** A selected link to copy by hand, if scripts may not copy. */
export function CopyLinkDialog({ address, onClose }: CopyLinkDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Modal heading={words.copyThis} close={words.close} onClose={onClose}>
      <p>{words.copyHint}</p>
      <label className={layoutStyles.sr} htmlFor={id}>
        {words.link}
      </label>
      <input
        ref={field}
        id={id}
        className={fieldStyles.input}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Modal>
  );
}
