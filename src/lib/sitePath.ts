const base = 'https://site.invalid';
/** What a browser drops or turns round while it reads an address: white space, controls, backslashes. */
const slippery = /[\p{Cc}\s\\]/u;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** True where the text, read once, stays on this site. */
function staysHere(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || slippery.test(text)) return false;
  if (!URL.canParse(text, base)) return false;
  const { origin, pathname } = new URL(text, base);
  return origin === base && !pathname.startsWith('//');
}

/**
 * A path of this site out of what an address said (decisions, section 3: only such a path is ever
 * followed), with its query and hash. Another site's address is refused in every writing: `//host`,
 * `/\host`, with a scheme, with white space or dot segments in between, percent-encoded however often.
 * @returns undefined where it is none
 */
export function sitePath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2000 || !staysHere(raw)) return undefined;
  // The query may carry anything, since nothing in it leads away; the path is read until it is plain.
  let path = raw.replace(/[?#].*$/, '');
  for (let again = decoded(path); again !== path; again = decoded(path)) {
    if (again === undefined || /^\/[/\\]/.test(again) || !staysHere(again.replaceAll(' ', '-'))) {
      return undefined;
    }
    path = again;
  }
  const { pathname, search, hash } = new URL(raw, base);
  return pathname + search + hash;
}
