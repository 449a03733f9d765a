import { Art } from '@/ui/Art';
import '@/ui/card.css';

const portraits = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6'] as const;
const nobody = 'avatar-placeholder';

/** The same portrait for the same name, on every page and device. */
function portraitOf(name: string | undefined): string {
  const letters =
    name
      ?.normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  let sum = 0;
  for (const letter of letters) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return letters.length === 0 ? nobody : (portraits[sum % portraits.length] ?? nobody);
}

const sizes = { small: ' avatar--sm', medium: '', large: ' avatar--xl' } as const;
const widths = { small: 34, medium: 44, large: 112 } as const;

type PortraitProps = {
  /** Whose portrait; undefined while nobody knows. */
  readonly name: string | undefined;
  readonly size?: keyof typeof sizes;
  /** True for one that is in view at once. */
  readonly eager?: boolean;
};

/**
 * A person's niche with a drawn portrait, chosen by the name. Decoration: the name stands beside it.
 * No sprite: a browser paints a whole sprite for each cell, and a feed shows dozens of portraits.
 */
export function Portrait({ name, size = 'medium', eager = false }: PortraitProps) {
  const width = widths[size];
  return (
    <span className={`avatar${sizes[size]}`} aria-hidden="true">
      <Art
        drawing={portraitOf(name)}
        width={width}
        height={Math.round(width * 1.12)}
        eager={eager}
      />
    </span>
  );
}
