import '@/ui/card.css';

type InitialsProps = { readonly name: string; readonly small?: boolean };

/** The first letters of a name, without signs that show nothing. */
const initialsOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/u)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A person's niche, with initials in the place of a portrait. */
export function Initials({ name, small = false }: InitialsProps) {
  return (
    <span className={small ? 'avatar avatar--sm' : 'avatar'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
