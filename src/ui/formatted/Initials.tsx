import * as cardStyles from '@/ui/card.module.css';

type InitialsProps = { readonly name: string; readonly small?: boolean };

const initialsOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/u)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function Initials({ name, small = false }: InitialsProps) {
  return (
    <span
      className={small ? `${cardStyles.avatar} ${cardStyles.avatarSm}` : cardStyles.avatar}
      aria-hidden="true"
      data-slot="initials"
    >
      {initialsOf(name)}
    </span>
  );
}
