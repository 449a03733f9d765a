import { useRef, useState } from 'react';
import type { StoredPicture } from '@/outbox/item';
import { composerWords as words } from '@/content/writingWords';
import { fileSize } from '@/lib/fileSize';
import { type PictureProblem, preparePicture } from '@/lib/picture';

type ChosenPicture = StoredPicture & { readonly note: string };

type Choice = {
  readonly picture?: ChosenPicture | undefined;
  readonly reading: boolean;
  readonly problem?: PictureProblem | undefined;
};

function noteOf(before: number, after: number, hadLocation: boolean): string {
  const sizes = before > after ? `${fileSize(before)} → ${fileSize(after)}` : fileSize(after);
  return hadLocation ? `${sizes}, ${words.locationRemoved}` : sizes;
}

/** Validates, scales and encodes a post's picture. */
export function usePicture() {
  const [choice, setChoice] = useState<Choice>({ reading: false });
  const newest = useRef(0);

  /** Undefined if it cannot be read, or another was chosen since. */
  const choose = async (file: File): Promise<ChosenPicture | undefined> => {
    newest.current += 1;
    const turn = newest.current;
    setChoice(({ picture }) => ({ picture, reading: true }));
    const result = await preparePicture(file);
    if (turn !== newest.current) return undefined;
    if (result.picture === undefined) {
      const { problem } = result;
      setChoice(({ picture }) => ({ picture, reading: false, problem }));
      return undefined;
    }
    const { picture, hadLocation } = result;
    const bytes = await picture.arrayBuffer();
    if (turn !== newest.current) return undefined;
    const note = noteOf(file.size, picture.size, hadLocation);
    const chosen = { name: file.name, type: picture.type, bytes, note };
    setChoice({ picture: chosen, reading: false });
    return chosen;
  };
  const show = (picture: StoredPicture | undefined) => {
    newest.current += 1;
    const shown = picture && {
      ...picture,
      note: picture.note || fileSize(picture.bytes.byteLength),
    };
    setChoice({ picture: shown, reading: false });
  };
  return { ...choice, choose, show };
}
