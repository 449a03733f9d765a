import * as z from 'zod/mini';
import { wireId } from '@/api/wire';
import { momentOf, nameOf, textIn } from './parsePost';

/** Specification, section 3. */
export type Comment = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt?: number;
};

const wireComment = z.looseObject({ id: wireId });

export function readComment(entry: unknown): Comment | undefined {
  const parsed = wireComment.safeParse(entry);
  if (!parsed.success) return undefined;
  const wire = parsed.data;
  const text = textIn(wire['body'], wire['content']);
  const createdAt = momentOf(wire['created_at']);
  if (text === '') return undefined;
  return {
    id: wire.id,
    author: nameOf(wire['author_name'], wire['author']),
    text,
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
