import { seenText } from '@/lib/seenText';

/** A quote request as the provider takes it (specification, section 7). */
export type QuoteRequest = {
  /** The area chosen in step 1. */
  readonly type: string;
  /** The choice of step 2, despite the name. */
  readonly budget: string;
  /** The choice of step 3. */
  readonly kingdombusiness: string;
};

/** What the provider said when it took a request. */
export type QuoteReply = { readonly message: string | undefined };

/** Longer sentences are cut: a toast says them, and the receipt on the device keeps them. */
const longest = 500;

/**
 * Reads the body of a 201 (specification, section 7: a JSON field `message`).
 * @returns undefined where there is no body to read
 */
export function readQuoteReply(body: unknown): QuoteReply | undefined {
  if (body === null || body === undefined) return undefined;
  const message: unknown = typeof body === 'object' ? Reflect.get(body, 'message') : undefined;
  const said = typeof message === 'string' ? seenText(message.trim().slice(0, longest)) : '';
  return { message: said === '' ? undefined : said };
}
