/** Keeps a trailing slash: `/posts/` and `/posts` differ for the provider. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** As the route table spells it; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Ends at white space, quotes, brackets, and invisible or direction-changing characters. */
export const webUrl =
  /\bhttps?:\/\/[^\s<>"'`\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]+/giu;
/** Longer ones are no addresses. */
export const maxUrlLength = 2048;

/** The address that a text is as a whole; undefined for `name@host`, which hides where it leads. */
export function webAddress(text: string): string | undefined {
  if (text.length > maxUrlLength || text.match(webUrl)?.[0] !== text || !URL.canParse(text))
    return undefined;
  const { username, password, href } = new URL(text);
  return username === '' && password === '' ? href : undefined;
}
