import type { ComponentProps } from 'react';

/** Drawings that stand together on a page come in one file, one request: a sprite. */
export type Sprite =
  | 'section'
  | 'services'
  | 'company-type'
  | 'landing'
  | 'featured'
  | 'niches'
  | 'building'
  | 'avatars';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** File name of the drawing without its ending, for example `sector-legal`. */
  readonly drawing: string;
  /** The sprite that holds the drawing; without it the drawing is its own file. */
  readonly sprite?: Sprite;
  /** True for what is in view at once; everything else loads when it comes near. */
  readonly eager?: boolean;
};

/** A drawing. All drawings are decoration: their alternative text is empty (design guide, section 6). */
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
      data-slot="art"
    />
  );
}
