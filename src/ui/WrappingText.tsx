import { Fragment } from 'react';

type WrappingTextProps = { readonly text: string; readonly breaks?: RegExp };

/** May break where `breaks` matches: after a slash, so that long names fit narrow tiles and cards. */
export function WrappingText({ text, breaks = /(?<=\/)/ }: WrappingTextProps) {
  return text.split(breaks).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
