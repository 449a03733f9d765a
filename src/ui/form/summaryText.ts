import type { Option } from '@/content/formOptions';
import { summaryWords } from '@/content/formWords';

export type SummaryEntry = { readonly label: string; readonly value: string };

export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

export function summaryText(title: string, entries: readonly SummaryEntry[]): string {
  const lines = entries.map(({ label, value }) => {
    const words = value === '' ? summaryWords.empty : value;
    return words.includes('\n') ? `${label}:\n${words}` : `${label}: ${words}`;
  });
  return [title, '', ...lines, ''].join('\n');
}

/** Windows opens no longer address than 2,048 characters. */
const maxMailLength = 2000;

/** A `mailto:` address; mail needs CRLF. `isComplete` is false if the text is too long for one. */
export function summaryMail(to: string, title: string, text: string) {
  const mailOf = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const href = mailOf(text.replaceAll('\n', '\r\n'));
  const isComplete = href.length <= maxMailLength;
  return { href: isComplete ? href : mailOf(summaryWords.pasteHere), isComplete };
}
