import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredPicture, PostContent } from '@/outbox/item';
import { type DraftStorage, draftKey, openDraft } from '@/lib/draft';
import { pictureDataUrl, pictureOfDataUrl } from '@/lib/picture';

type DraftStorages = { readonly words: DraftStorage; readonly picture: DraftStorage };

async function loadDraft({ words, picture }: DraftStorages): Promise<PostContent> {
  const [text, attached] = await Promise.all([words.load(), picture.load()]);
  const file = pictureOfDataUrl(attached?.['data'] ?? '');
  return {
    title: text?.['title'] ?? '',
    message: text?.['message'] ?? '',
    ...(file && { picture: { ...file, name: attached?.['name'] ?? '', note: attached?.['note'] } }),
  };
}

/** A draft of text and picture; `onLoaded` gets what was stored, once. */
export function useComposerDraft(target: string, onLoaded: (draft: PostContent) => void) {
  const [refused, setRefused] = useState(false);
  const storages = useRef<DraftStorages>(undefined);
  const loaded = useEffectEvent(onLoaded);

  useEffect(() => {
    let gone = false;
    const open = (place: string) =>
      openDraft(draftKey(place, target), (isStored) => {
        if (!gone) setRefused(!isStored);
      });
    const opened = { words: open('post'), picture: open('post picture') };
    storages.current = opened;
    const load = async () => {
      const draft = await loadDraft(opened);
      if (!gone) loaded(draft);
    };
    void load();
    return () => {
      gone = true;
      opened.words.close();
      opened.picture.close();
    };
  }, [target]);

  const saveText = (title: string, message: string) =>
    storages.current?.words.save({ title, message });
  const savePicture = async (picture: StoredPicture | undefined) => {
    const storage = storages.current?.picture;
    if (picture === undefined) return storage?.save({});
    const { bytes, type, name, note = '' } = picture;
    const data = await pictureDataUrl(new Blob([bytes], { type }));
    return storage?.save({ data, name, note });
  };
  const drop = () => {
    storages.current?.words.removeSent();
    storages.current?.picture.removeSent();
  };
  return { refused, saveText, savePicture, drop };
}
