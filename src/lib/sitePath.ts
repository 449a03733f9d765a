import { decodeComponent } from './decodeComponent';

const base = 'https://site.invalid';
/** Browsers drop or turn these when they read an address: white space, controls, backslashes. */
const ignoredCharacters = /[\p{Cc}\s\\]/u;

/** True if the text, decoded once, stays on this site. */
function staysHere(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || ignoredCharacters.test(text)) return false;
  if (!URL.canParse(text, base)) return false;
  const { origin, pathname } = new URL(text, base);
  return origin === base && !pathname.startsWith('//');
}

/** A path of this site, else undefined; sees through every encoding (decisions, section 3). */
export function sitePath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2000 || !staysHere(raw)) return undefined;
  // Only the path can lead away: decode it until nothing changes.
  let path = raw.replace(/[?#].*$/, '');
  for (let again = decodeComponent(path); again !== path; again = decodeComponent(path)) {
    if (again === undefined || /^\/[/\\]/.test(again) || !staysHere(again.replaceAll(' ', '-'))) {
      return undefined;
    }
    path = again;
  }
  const { pathname, search, hash } = new URL(raw, base);
  return pathname + search + hash;
}
