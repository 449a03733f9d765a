import { idOf } from '@/api/wire';
import { isRecord } from '@/lib/fieldOf';
import { momentOf, displayName, textIn } from './parsePost';

/** Specification, section 3. */
export type Comment = {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt?: number;
};

export function readComment(entry: unknown): Comment | undefined {
  const id = idOf(entry);
  if (!isRecord(entry) || id === undefined) return undefined;
  const text = textIn(entry['body'], entry['content']);
  const createdAt = momentOf(entry['created_at']);
  if (text === '') return undefined;
  return {
    id,
    author: displayName(entry['author_name'], entry['author']),
    text,
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}
