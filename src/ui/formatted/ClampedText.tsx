import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useMemo } from 'react';
import { cutText } from '@/lib/visibleText';
import * as cardStyles from '@/ui/card.module.css';
import { textParts } from './textParts';

/** Text with its `http(s)` links (decisions, section 6), isolated from the text's direction. */
function LinkedText({ text }: { readonly text: string }) {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no ids and never move
      <a
        key={index}
        dir="ltr"
        href={part.href}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
      >
        {part.text}
      </a>
    ),
  );
}

type ClampedTextProps = {
  readonly text: string;
  readonly lines: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly words: { readonly more: string; readonly less: string };
  readonly className?: string | undefined;
};

/** More than a line can hold: the rest need not be laid out. */
const charactersPerLine = 400;
/** Characters per expansion: browsers cannot lay out a megabyte at once. */
const portion = 20_000;

/** Characters are about 8 px wide, and no column much wider than 800. */
const charactersOfNarrowLine = Math.min(globalThis.screen?.width ?? 800, 800) / 8;

/** Whether text is cut off; a right guess saves each new post a second render. */
function useCutOff(shown: string, open: boolean, likely: boolean) {
  const element = useRef<HTMLParagraphElement>(null);
  const [cutOff, setCutOff] = useState(likely);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null || open) return undefined;
    const look = () => setCutOff(target.scrollHeight > target.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(target);
    return () => observer.disconnect();
    // Another text of the same size needs measuring too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown, open]);
  return { element, cutOff };
}

/** The first lines; a tap or its button toggles the rest (specification, sections 4 and 9). */
export function ClampedText(props: ClampedTextProps) {
  const { text, lines, open, onToggle, words, className = '' } = props;
  const [portions, setPortions] = useState(1);
  const room = open ? portions * portion : lines * charactersPerLine;
  const isLonger = text.length > room;
  const shown = isLonger ? `${cutText(text, room)}…` : text;
  const { element, cutOff } = useCutOff(shown, open, text.length > lines * charactersOfNarrowLine);
  const folds = open || cutOff || isLonger;

  useEffect(() => {
    const target = element.current;
    if (target === null || !folds) return undefined;
    const onTap = ({ target: tapped }: MouseEvent) => {
      const link = tapped instanceof Element && tapped.closest('a') !== null;
      if (!link && window.getSelection()?.isCollapsed !== false) onToggle();
    };
    target.addEventListener('click', onTap);
    return () => target.removeEventListener('click', onTap);
  }, [element, folds, onToggle]);

  const style: CSSProperties & { '--lines': number } = { '--lines': lines };
  return (
    <>
      <p
        ref={element}
        dir="auto"
        className={`${cardStyles.clamp} ${open ? cardStyles.clampOpen : ''} ${className}`}
        style={style}
        data-folds={folds || undefined}
        data-slot="clamped-text"
      >
        <span key={shown}>
          <LinkedText text={shown} />
        </span>
      </p>
      {open && isLonger && (
        <button
          type="button"
          className={cardStyles.clampMore}
          onClick={() => setPortions(portions + 1)}
        >
          {words.more}
        </button>
      )}
      {folds && (
        <button
          type="button"
          className={cardStyles.clampMore}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? words.less : words.more}
        </button>
      )}
    </>
  );
}
