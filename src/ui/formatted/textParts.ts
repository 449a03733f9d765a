import { maxUrlLength, webAddress, webUrl } from '@/lib/url';

type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

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

/** Text and `http(s)` addresses, never markup (decisions, section 6). */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(webUrl)) {
    const shown = found.length > maxUrlLength ? '' : withoutTail(found);
    const href = webAddress(shown);
    if (href === undefined) continue;
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) });
    parts.push({ kind: 'link', text: shown, href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
