import { useRef } from 'react';
import type { StoredPicture, PostContent } from '@/outbox/item';
import type { DraftValues } from '@/lib/draft';
import { pictureOfDraft, pictureToDraft } from '@/lib/picture';
import { useStoredDraft } from '@/lib/useStoredDraft';

async function toDraftValues({
  bytes,
  type,
  name,
  note = '',
}: StoredPicture): Promise<DraftValues> {
  return { ...(await pictureToDraft(new Blob([bytes], { type }), name)), note };
}

/** A draft of text and picture; `onLoaded` gets what was stored once both are there. */
export function useComposerDraft(target: string, onLoaded: (draft: PostContent) => void) {
  const stored = useRef<{ readonly text?: DraftValues; readonly picture?: DraftValues }>({});
  const load = (part: typeof stored.current) => {
    stored.current = { ...stored.current, ...part };
    const { text, picture } = stored.current;
    if (text === undefined || picture === undefined) return;
    const file = pictureOfDraft(picture);
    onLoaded({
      title: text['title'] ?? '',
      message: text['message'] ?? '',
      ...(file && { picture: { ...file, note: picture['note'] } }),
    });
  };
  const words = useStoredDraft('post', target, (text) => load({ text }));
  const attached = useStoredDraft('post picture', target, (picture) => load({ picture }));
  return {
    isStored: words.isStored && attached.isStored,
    saveText: (title: string, message: string) => words.save({ title, message }),
    savePicture: (picture: StoredPicture | undefined) =>
      attached.save(picture === undefined ? {} : toDraftValues(picture)),
    removeSent: () => {
      words.removeSent();
      attached.removeSent();
    },
  };
}
