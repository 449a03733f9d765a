import { useEffect, useRef, useState } from 'react';
import type { KeptPicture } from '@/api/outbox/act';
import { type DraftKeeper, draftKey, openDraft } from '@/lib/draft';
import { pictureDataUrl, pictureOfDataUrl } from '@/lib/picture';

/**
 * The picture of a form, kept on this device beside its draft, for who is logged in.
 * @param place name of the form
 * @returns `refused`: this device does not keep it
 */
export function useKeptPicture(place: string) {
  const [picture, setPicture] = useState<KeptPicture>();
  const [refused, setRefused] = useState(false);
  const keeper = useRef<DraftKeeper>(undefined);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    const opened = openDraft(draftKey(`${place} picture`), (kept) => {
      if (!gone) setRefused(!kept);
    });
    keeper.current = opened;
    const load = async () => {
      const draft = await opened.load();
      const kept = pictureOfDataUrl(draft?.['data'] ?? '');
      if (gone || touched.current || kept === undefined) return;
      setPicture({ ...kept, name: draft?.['name'] ?? '' });
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
      keeper.current?.keep({ data, name });
      await keeper.current?.flush();
    },
    /** Takes it away, also from this device. */
    remove: () => {
      touched.current = true;
      setPicture(undefined);
      keeper.current?.drop();
    },
  };
}
