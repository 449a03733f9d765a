import * as z from 'zod/mini';
import { wireId } from '@/api/wire';
import { seenText } from '@/lib/seenText';
import { decodedText, momentOf, nameOf } from './parsePost';

/** A comment on a post (specification, section 3). */
export type Comment = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  /** When it was written, in milliseconds; providers need not say. */
  readonly createdAt?: number;
};

const wireComment = z.looseObject({ id: wireId });

/**
 * One wire entry as a comment: `author` or `author_name`, `body` or `content`.
 * @returns undefined where it has no id or no text
 */
export function readComment(entry: unknown): Comment | undefined {
  const parsed = wireComment.safeParse(entry);
  if (!parsed.success) return undefined;
  const wire = parsed.data;
  const text = seenText(decodedText(wire['body'] ?? wire['content']));
  const createdAt = momentOf(wire['created_at']);
  if (text === '') return undefined;
  return {
    id: wire.id,
    author: nameOf(wire['author_name'], wire['author']),
    text,
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
