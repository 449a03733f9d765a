import { useCallback, useRef, useState } from 'react';
import type { StoredPicture } from '@/outbox/item';
import { composerWords as words } from '@/content/writingWords';
import { fileSize } from '@/lib/fileSize';
import { type PictureProblem, preparePicture } from '@/lib/picture';

export type ChosenPicture = StoredPicture & { readonly note: string };

type Choice = {
  readonly picture?: ChosenPicture | undefined;
  readonly reading: boolean;
  readonly problem?: PictureProblem | undefined;
};

function noteOf(before: number, after: number, hadLocation: boolean): string {
  const sizes = before > after ? `${fileSize(before)} → ${fileSize(after)}` : fileSize(after);
  return hadLocation ? `${sizes}, ${words.locationRemoved}` : sizes;
}

/** Validates, scales and encodes a post's picture; `onChange` reports choices and removals. */
export function usePicture(onChange: (picture: StoredPicture | undefined) => void) {
  const [choice, setChoice] = useState<Choice>({ reading: false });
  const newest = useRef(0);

  const choose = useCallback(
    async (file: File) => {
      newest.current += 1;
      const turn = newest.current;
      setChoice(({ picture }) => ({ picture, reading: true }));
      const result = await preparePicture(file);
      if (turn !== newest.current) return;
      if (result.picture === undefined) {
        const { problem } = result;
        setChoice(({ picture }) => ({ picture, reading: false, problem }));
        return;
      }
      const { picture, hadLocation } = result;
      const bytes = await picture.arrayBuffer();
      const note = noteOf(file.size, picture.size, hadLocation);
      const chosen = { name: file.name, type: picture.type, bytes, note };
      setChoice({ picture: chosen, reading: false });
      onChange(chosen);
    },
    [onChange],
  );
  const show = useCallback((picture: StoredPicture | undefined) => {
    newest.current += 1;
    const shown = picture && {
      ...picture,
      note: picture.note || fileSize(picture.bytes.byteLength),
    };
    setChoice({ picture: shown, reading: false });
  }, []);
  const remove = useCallback(() => {
    show(undefined);
    onChange(undefined);
  }, [show, onChange]);
  return { ...choice, choose, show, remove };
}
