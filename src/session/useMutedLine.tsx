import { type ReactNode, useState } from 'react';
import { mutedWords as words } from '@/content/feedWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as dialogStyles from '@/ui/dialog.module.css';
import { setMuted, useIsMuted } from './perMember';

type MutedLineProps = {
  readonly author: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onUnmute: () => void;
};

/** Replaces a muted author's text. */
function MutedLine({ author, open, onToggle, onUnmute }: MutedLineProps) {
  return (
    <p
      className={`${dialogStyles.mutedLine} ${layoutStyles.caption} ${layoutStyles.muted}`}
      data-slot="muted-line"
    >
      <span>
        {words.muted} <bdi>{author}</bdi>
      </span>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        {open ? words.hide : words.show}
      </button>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears: focus what it was in.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          onUnmute();
        }}
      >
        {words.unmute}
      </button>
    </p>
  );
}

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
