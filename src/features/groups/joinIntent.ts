import * as z from 'zod/mini';
import { parseJson } from '@/lib/parseJson';
import { tabStorage } from '@/lib/tabStorage';
import type { JoinFormTarget, JoinValues } from './joinRequest';

const name = 'kb:join';

/** Milliseconds; then Join must be pressed again. */
const intentLifetimeMs = 60 * 60_000;

const intent = z.object({
  path: z.string(),
  at: z.number(),
  values: z.object({
    description: z.string(),
    category: z.optional(z.string()),
    stack: z.optional(z.string()),
  }),
});

const stored = () => intent.safeParse(parseJson(tabStorage.get(name))).data;

/** Saves a visitor's request for after the login, in this tab: no link can make anyone ask. */
export const saveIntent = ({ path }: JoinFormTarget, values: JoinValues) =>
  tabStorage.set(name, JSON.stringify({ path, at: Date.now(), values }));

export const clearIntent = () => tabStorage.remove(name);

/** Removes what a visitor wrote here; it is sent without another press only if `isFresh`. */
export function takeIntent({
  path,
}: JoinFormTarget): { readonly values: JoinValues; readonly isFresh: boolean } | undefined {
  const found = stored();
  if (found?.path !== path) return undefined;
  clearIntent();
  return { values: found.values, isFresh: Date.now() - found.at < intentLifetimeMs };
}
