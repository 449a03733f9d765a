import type { ComponentProps, SyntheticEvent } from 'react';

/** Drawings of one page share a file and a request. */
export type Sprite =
  'section' | 'services' | 'company-type' | 'landing' | 'featured' | 'niches' | 'building';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  readonly drawing: string;
  readonly sprite?: Sprite | undefined;
  readonly eager?: boolean | undefined;
};

/** Offline, a drawing may be missing: its room stays empty, without the browser's broken picture. */
function showIfLoaded({ type, currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = type === 'error' ? 'hidden' : '';
}

/** Decoration only: the alternative text is empty (design guide, section 6). */
export function Art({ drawing, sprite, eager = false, ...rest }: ArtProps) {
  const source =
    sprite === undefined ? `/art/${drawing}.svg` : `/art/sprites/${sprite}.svg#${drawing}`;
  return (
    <img
      {...rest}
      src={source}
      alt=""
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      onLoad={showIfLoaded}
      onError={showIfLoaded}
    />
  );
}
