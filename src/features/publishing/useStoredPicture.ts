import { useEffect, useRef, useState } from 'react';
import type { StoredPicture } from '@/outbox/item';
import { type DraftStorage, draftKey, openDraft } from '@/lib/draft';
import { pictureDataUrl, pictureOfDataUrl } from '@/lib/picture';

export type StoredPictureDraft = ReturnType<typeof useStoredPicture>;

/** The picture of a form's draft; `refused` if the device cannot store it. */
export function useStoredPicture(place: string) {
  const [picture, setPicture] = useState<StoredPicture>();
  const [refused, setRefused] = useState(false);
  const draftStorage = useRef<DraftStorage>(undefined);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    const opened = openDraft(draftKey(`${place} picture`), (restored) => {
      if (!gone) setRefused(!restored);
    });
    draftStorage.current = opened;
    const load = async () => {
      const draft = await opened.load();
      const restored = pictureOfDataUrl(draft?.['data'] ?? '');
      if (gone || touched.current || restored === undefined) return;
      setPicture({ ...restored, name: draft?.['name'] ?? '' });
    };
    void load();
    return () => {
      gone = true;
      opened.close();
    };
  }, [place]);

  return {
    picture,
    refused,
    choose: async (chosen: Blob, name: string) => {
      touched.current = true;
      const bytes = await chosen.arrayBuffer();
      setPicture({ name, type: chosen.type, bytes });
      const data = await pictureDataUrl(chosen);
      draftStorage.current?.save({ data, name });
      await draftStorage.current?.flush();
    },
    save: async () => {
      if (picture === undefined) return;
      const { bytes, type, name } = picture;
      const data = await pictureDataUrl(new Blob([bytes], { type }));
      draftStorage.current?.save({ data, name });
    },
    remove: () => {
      touched.current = true;
      setPicture(undefined);
      draftStorage.current?.save({});
    },
  };
}
