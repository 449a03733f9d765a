import { Art } from '@/ui/Art';
import * as cardStyles from '@/ui/card.module.css';

const portraits = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6'] as const;
const nobody = 'avatar-placeholder';

/** Multiplier of the hash: spreads names evenly over the portraits, those of the demo too. */
const spread = 688_821;

/** The same name always gets the same portrait. */
function portraitOf(name: string | undefined): string {
  const letters =
    name
      ?.normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [];
  let sum = 0;
  for (const letter of letters) sum = (sum * spread + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return letters.length === 0 ? nobody : (portraits[sum % portraits.length] ?? nobody);
}

const sizes = { small: ` ${cardStyles.avatarSm}`, medium: '', large: ` ${cardStyles.avatarXl}` };
const widths = { small: 34, medium: 44, large: 112 } as const;

type PortraitProps = {
  readonly name: string | undefined;
  readonly size?: keyof typeof sizes;
  readonly eager?: boolean;
};

/** Decoration. No sprite: browsers paint a whole sprite for each cell, and feeds show dozens. */
export function Portrait({ name, size = 'medium', eager = false }: PortraitProps) {
  const width = widths[size];
  return (
    <span className={`${cardStyles.avatar}${sizes[size]}`} aria-hidden="true">
      <Art
        drawing={portraitOf(name)}
        width={width}
        height={Math.round(width * 1.12)}
        eager={eager}
      />
    </span>
  );
}
