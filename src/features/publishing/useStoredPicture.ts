import { useRef, useState } from 'react';
import type { StoredPicture } from '@/outbox/item';
import { pictureDataUrl, pictureOfDataUrl } from '@/lib/picture';
import { useStoredDraft } from '@/lib/useStoredDraft';

export type StoredPictureDraft = ReturnType<typeof useStoredPicture>;

const readPicture = async (blob: Blob, name: string) => ({
  data: await pictureDataUrl(blob),
  name,
});

/** The picture of a form's draft; `refused` if the device cannot store it. */
export function useStoredPicture(formName: string) {
  const [picture, setPicture] = useState<StoredPicture>();
  const isTouched = useRef(false);
  const { refused, save, flush } = useStoredDraft(`${formName} picture`, '', (stored) => {
    const restored = pictureOfDataUrl(stored['data'] ?? '');
    if (isTouched.current || restored === undefined) return;
    setPicture({ ...restored, name: stored['name'] ?? '' });
  });

  return {
    picture,
    refused,
    choose: async (chosen: Blob, name: string) => {
      isTouched.current = true;
      save(readPicture(chosen, name));
      setPicture({ name, type: chosen.type, bytes: await chosen.arrayBuffer() });
      await flush();
    },
    save: () => {
      if (picture === undefined) return;
      const { bytes, type, name } = picture;
      save(readPicture(new Blob([bytes], { type }), name));
    },
    remove: () => {
      isTouched.current = true;
      setPicture(undefined);
      save({});
    },
  };
}
