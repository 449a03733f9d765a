import { type ReactNode, useState } from 'react';
import { MutedLine } from '@/ui/MutedLine';
import { setMuted, useIsMuted } from './perMember';

/** The line in place of a muted author's text; `isFolded` if only the line shows. */
export function useMutedLine(
  author: string,
  folds = true,
): { readonly line: ReactNode; readonly isFolded: boolean } {
  const isMuted = useIsMuted(author) && folds;
  const [isShown, setShown] = useState(false);
  if (!isMuted) return { line: null, isFolded: false };
  const line = (
    <MutedLine
      author={author}
      open={isShown}
      onToggle={() => setShown(!isShown)}
      onUnmute={() => setMuted(author, false)}
    />
  );
  return { line, isFolded: !isShown };
}
