import { Fragment } from 'react';

/** May break after a slash, so that long names fit narrow tiles and cards. */
export function WrappingText({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
