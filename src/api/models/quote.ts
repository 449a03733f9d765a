import { textOf } from '@/lib/fieldOf';
import { visibleText } from '@/lib/visibleText';

/** As sent (specification, section 7). */
export type QuoteRequest = {
  readonly type: string;
  /** The choice of step 2, despite its name. */
  readonly budget: string;
  readonly kingdombusiness: string;
};

export type QuoteReply = { readonly message: string | undefined };

/** Longer sentences are cut: toasts show them and receipts store them. */
const maxLength = 500;

/** The body of a 201, with an optional `message`; undefined if there is none. */
export function readQuoteReply(body: unknown): QuoteReply | undefined {
  if (body === null || body === undefined) return undefined;
  const message = visibleText(textOf(body, 'message').trim().slice(0, maxLength));
  return { message: message === '' ? undefined : message };
}
