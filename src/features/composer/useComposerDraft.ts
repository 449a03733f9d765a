import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredPicture, PostContent } from '@/outbox/item';
import { type DraftStorage, draftKey, openDraft } from '@/lib/draft';
import { pictureDataUrl, pictureOfDataUrl } from '@/lib/picture';

type Keepers = { readonly words: DraftStorage; readonly picture: DraftStorage };

async function loadDraft({ words, picture }: Keepers): Promise<PostContent> {
  const [said, shown] = await Promise.all([words.load(), picture.load()]);
  const kept = pictureOfDataUrl(shown?.['data'] ?? '');
  return {
    title: said?.['title'] ?? '',
    message: said?.['message'] ?? '',
    ...(kept && { picture: { ...kept, name: shown?.['name'] ?? '', note: shown?.['note'] } }),
  };
}

/** A draft of text and picture; `onLoaded` gets what was stored, once. */
export function useComposerDraft(target: string, onLoaded: (draft: PostContent) => void) {
  const [refused, setRefused] = useState(false);
  const keepers = useRef<Keepers>(undefined);
  const loaded = useEffectEvent(onLoaded);

  useEffect(() => {
    let gone = false;
    const open = (place: string) =>
      openDraft(draftKey(place, target), (kept) => {
        if (!gone) setRefused(!kept);
      });
    const opened = { words: open('post'), picture: open('post picture') };
    keepers.current = opened;
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

  const keepWords = (title: string, message: string) =>
    keepers.current?.words.save({ title, message });
  const keepPicture = async (picture: StoredPicture | undefined) => {
    const keeper = keepers.current?.picture;
    if (picture === undefined) return keeper?.save({});
    const { bytes, type, name, note = '' } = picture;
    const data = await pictureDataUrl(new Blob([bytes], { type }));
    return keeper?.save({ data, name, note });
  };
  const drop = () => {
    keepers.current?.words.removeSent();
    keepers.current?.picture.removeSent();
  };
  return { refused, keepWords, keepPicture, drop };
}
