import { type ReactNode, useState } from 'react';
import { MutedLine } from '@/ui/MutedLine';
import { setMuted, useIsMuted } from './perMember';

/**
 * What stands for the words of a muted author.
 * @param folds false where their words show all the same
 * @returns the line, to be shown above their words too; nothing for other authors. `isFolded` while the
 *   line alone is to be shown
 */
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
