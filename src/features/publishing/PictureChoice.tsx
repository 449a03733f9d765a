import { Upload } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { pictureObjectUrl, pictureOfDraft, pictureToDraft } from '@/lib/picture';
import { publishingWords as words } from '@/content/publishingWords';
import { fileSize } from '@/lib/fileSize';
import { useStoredDraft } from '@/lib/useStoredDraft';
import type { StoredPicture } from '@/outbox/item';
import { Button } from '@/ui/Button';
import { PictureField } from '@/ui/form/PictureField';
import { Modal } from '@/ui/Modal';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './publishing.module.css';

export type StoredPictureDraft = ReturnType<typeof useStoredPicture>;

/** The picture of a form's draft; `isStored` is false if the device refuses it. */
export function useStoredPicture(formName: string) {
  const [picture, setPicture] = useState<StoredPicture>();
  const isTouched = useRef(false);
  const newest = useRef<Blob>(undefined);
  const { isStored, isLoaded, save, flush } = useStoredDraft(`${formName} picture`, '', (read) => {
    if (!isTouched.current) setPicture(pictureOfDraft(read));
  });
  const replace = (next?: StoredPicture) => {
    isTouched.current = true;
    newest.current = undefined;
    setPicture(next);
    save(next ? pictureToDraft(new Blob([next.bytes], { type: next.type }), next.name) : {});
  };

  return {
    picture,
    isStored,
    isLoaded,
    replace,
    choose: async (chosen: Blob, name: string) => {
      isTouched.current = true;
      newest.current = chosen;
      save(pictureToDraft(chosen, name));
      const bytes = await chosen.arrayBuffer();
      // It may have been removed, or another chosen, while it was read.
      if (newest.current === chosen) setPicture({ name, type: chosen.type, bytes });
      await flush();
    },
  };
}

type PictureChoiceProps = {
  readonly draft: StoredPictureDraft;
  readonly onReading: (isReading: boolean) => void;
  /** Beside 'Upload Image': the publish button. */
  readonly children: ReactNode;
};

/** 'Upload Image' previews the picture; the form sends it (decisions, section 4). */
export function PictureChoice({ draft, onReading, children }: PictureChoiceProps) {
  const { picture, choose, replace } = draft;
  const hint = useId();
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const address = picture && pictureObjectUrl(picture);

  const upload = () => {
    if (address !== undefined) return setShown(true);
    setIsRequested(true);
    return container.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  };
  return (
    <div ref={container}>
      <PictureField
        label={words.image}
        picture={address}
        {...(picture && { hint: `${picture.name}, ${fileSize(picture.bytes.byteLength)}` })}
        onPicture={choose}
        onRemove={() => replace()}
        onReading={(isReading) => {
          // Each file that is chosen answers the request, also one that is refused.
          if (isReading) setIsRequested(false);
          onReading(isReading);
        }}
      />
      <p
        className={`${layoutStyles.small} ${layoutStyles.muted} ${styles.publishingNote}`}
        id={hint}
      >
        {words.uploadHint}
      </p>
      <div className={styles.publishingActions}>
        <Button variant="outline" aria-describedby={hint} onClick={upload}>
          <Upload />
          {words.upload}
        </Button>
        {children}
        <p className={`${layoutStyles.small} ${layoutStyles.muted}`} role="status">
          {isRequested && address === undefined && words.uploadNothing}
        </p>
      </div>
      {shown && address !== undefined && (
        <Modal
          wide
          heading={words.uploadHeading}
          close={words.close}
          onClose={() => setShown(false)}
        >
          <p className={layoutStyles.muted}>{words.uploadNote}</p>
          <img className={styles.publishingPicture} src={address} alt={picture?.name ?? ''} />
        </Modal>
      )}
    </div>
  );
}
