import * as cardStyles from '@/ui/card.module.css';

const initialsOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/u)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function Initials({ name }: { readonly name: string }) {
  return (
    <span className={cardStyles.avatar} aria-hidden="true" data-slot="initials">
      {initialsOf(name)}
    </span>
  );
}
