import * as z from 'zod/mini';
import { wireId, wireText } from '@/api/wire';
import { visibleText } from '@/lib/visibleText';

export type Community = { readonly id: number; readonly name: string };

const wireCommunity = z.object({ id: wireId, name: wireText });

/** Longer names are cut: browsers would take too long to lay them out. */
const maxNameLength = 200;

/** Undefined without an id or a visible name. */
export function readCommunity(entry: unknown): Community | undefined {
  const parsed = wireCommunity.safeParse(entry);
  const name = parsed.success ? visibleText(parsed.data.name).slice(0, maxNameLength) : '';
  return parsed.success && name !== '' ? { id: parsed.data.id, name } : undefined;
}
