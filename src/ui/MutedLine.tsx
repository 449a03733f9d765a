import { mutedWords as words } from '@/content/feedWords';
import * as layoutStyles from './layout.module.css';
import * as dialogStyles from './dialog.module.css';

type MutedLineProps = {
  readonly author: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onUnmute: () => void;
};

/** Shown in place of a muted author's text, and above it once it is open. */
export function MutedLine({ author, open, onToggle, onUnmute }: MutedLineProps) {
  return (
    <p
      className={`${dialogStyles.mutedLine} ${layoutStyles.caption} ${layoutStyles.muted}`}
      data-slot="muted-line"
    >
      <span>
        {words.muted} <bdi translate="no">{author}</bdi>
      </span>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        {open ? words.hide : words.show}
      </button>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears: focus its post. From a comment, `retainFocus` moves the focus.
          currentTarget.closest<HTMLElement>('article[tabindex]')?.focus({ preventScroll: true });
          onUnmute();
        }}
      >
        {words.unmute}
      </button>
    </p>
  );
}
