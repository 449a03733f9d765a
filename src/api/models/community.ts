import { idOf, wireText } from '@/api/wire';
import { fieldOf } from '@/lib/fieldOf';
import { visibleText } from '@/lib/visibleText';

export type Community = { readonly id: number; readonly name: string };

/** Longer names are cut: browsers would take too long to lay them out. */
const maxNameLength = 200;

export function readCommunity(entry: unknown): Community | undefined {
  const id = idOf(entry);
  const text = wireText.safeParse(fieldOf(entry, 'name')).data ?? '';
  const name = visibleText(text).slice(0, maxNameLength);
  return id !== undefined && name !== '' ? { id, name } : undefined;
}
