import { useMemo } from 'react';
import { textParts } from './textParts';

/**
 * What someone wrote, as text: never markup. Its `http(s)` addresses can be followed, without telling
 * them where from and without vouching for them (decisions, section 6); they read from left to right,
 * whatever the text round them does.
 */
export function LinkedText({ text }: { readonly text: string }) {
  const parts = useMemo(() => textParts(text), [text]);
  return parts.map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // Pieces of a text have no names of their own and never change places.
      // oxlint-disable-next-line react/no-array-index-key
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
