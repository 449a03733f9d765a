import { useRef, useState } from 'react';
import type { StoredPicture } from '@/outbox/item';
import { pictureOfDraft, pictureToDraft } from '@/lib/picture';
import { useStoredDraft } from '@/lib/useStoredDraft';

export type StoredPictureDraft = ReturnType<typeof useStoredPicture>;

/** The picture of a form's draft; `isStored` is false if the device refuses it. */
export function useStoredPicture(formName: string) {
  const [picture, setPicture] = useState<StoredPicture>();
  const isTouched = useRef(false);
  const { isStored, isLoaded, save, flush } = useStoredDraft(`${formName} picture`, '', (read) => {
    if (!isTouched.current) setPicture(pictureOfDraft(read));
  });

  return {
    picture,
    isStored,
    isLoaded,
    choose: async (chosen: Blob, name: string) => {
      isTouched.current = true;
      save(pictureToDraft(chosen, name));
      setPicture({ name, type: chosen.type, bytes: await chosen.arrayBuffer() });
      await flush();
    },
    restore: (returned: StoredPicture | undefined) => {
      setPicture(returned);
      if (returned === undefined) return;
      const { bytes, type, name } = returned;
      save(pictureToDraft(new Blob([bytes], { type }), name));
    },
    remove: () => {
      isTouched.current = true;
      setPicture(undefined);
      save({});
    },
  };
}
