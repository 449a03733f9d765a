type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Ends at white space, quotes, brackets, and invisible or direction-changing characters. */
const address = /\bhttps?:\/\/[^\s<>"'`\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]+/giu;
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Longer ones are no addresses. */
const maxUrlLength = 2048;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Without a sentence's full stop, or a bracket that was opened before. */
function withoutTail(found: string): string {
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found.charAt(end - 1);
    if ('.,;:!?…*_~،؛؟'.includes(sign)) continue;
    const open = closing[sign];
    if (open === undefined) break;
    const rest = found.slice(0, end);
    if (count(rest, sign) <= count(rest, open)) break;
  }
  return found.slice(0, end);
}

/** Undefined for `name@host`, which hides where it leads. */
function hrefOf(text: string): string | undefined {
  if (text.length > maxUrlLength || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const web = protocol === 'http:' || protocol === 'https:';
  return web && username === '' && password === '' ? href : undefined;
}

/** Text and `http(s)` addresses, never markup (decisions, section 6). */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.length > maxUrlLength ? '' : withoutTail(found);
    const href = hrefOf(shown);
    if (href === undefined) continue;
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) });
    parts.push({ kind: 'link', text: shown, href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
