import { useRef } from 'react';
import type { StoredPicture, PostContent } from '@/outbox/item';
import { draftKey, type DraftValues } from '@/lib/draft';
import { pictureOfDraft, pictureToDraft } from '@/lib/picture';
import { useStoredDraft } from '@/lib/useStoredDraft';

const toDraftValues = async ({ bytes, type, name, note = '' }: StoredPicture) => ({
  ...(await pictureToDraft(new Blob([bytes], { type }), name)),
  note,
});

/** A draft of text and picture; `onLoaded` gets what was stored once both are there. */
export function useComposerDraft(target: string, onLoaded: (draft: PostContent) => void) {
  const stored = useRef<{
    readonly key?: string;
    readonly text?: DraftValues;
    readonly attached?: Pick<PostContent, 'picture'>;
  }>({});
  const load = (part: typeof stored.current) => {
    const key = draftKey('post', target);
    // What was read before the member was known is not joined with theirs.
    stored.current = { ...(stored.current.key === key && stored.current), key, ...part };
    const { text, attached } = stored.current;
    if (text === undefined || attached === undefined) return;
    onLoaded({ title: text['title'] ?? '', message: text['message'] ?? '', ...attached });
  };
  const words = useStoredDraft('post', target, (text) => load({ text }));
  const file = useStoredDraft('post picture', target, (values) => {
    const picture = pictureOfDraft(values);
    load({ attached: picture ? { picture: { ...picture, note: values['note'] } } : {} });
  });
  return {
    isStored: words.isStored && file.isStored,
    saveText: (title: string, message: string) => words.save({ title, message }),
    savePicture: (picture: StoredPicture | undefined) =>
      file.save(picture === undefined ? {} : toDraftValues(picture)),
    removeSent: () => {
      words.removeSent();
      file.removeSent();
    },
  };
}
