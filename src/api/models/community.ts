import * as z from 'zod/mini';
import { wireId, wireText } from '@/api/wire';
import { seenText } from '@/lib/seenText';

/** A community (specification, section 3). */
export type Community = { readonly id: number; readonly name: string };

const wireCommunity = z.object({ id: wireId, name: wireText });

/** Longer ones are cut: no browser lays out a name of a megabyte in good time. */
const longest = 200;

/** One wire entry as a community, or undefined where it has no id or no name that can be seen. */
export function readCommunity(entry: unknown): Community | undefined {
  const parsed = wireCommunity.safeParse(entry);
  const name = parsed.success ? seenText(parsed.data.name).slice(0, longest) : '';
  return parsed.success && name !== '' ? { id: parsed.data.id, name } : undefined;
}
