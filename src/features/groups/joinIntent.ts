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

/** Hash of the address that only the login started by Join leads to. */
const loginHash = '#join';

export const addressAfterLogin = ({ path }: JoinFormTarget): string => path + loginHash;

/** Saves a visitor's request for after the login, in this tab: no link can make anyone ask. */
export const saveIntent = ({ path }: JoinFormTarget, values: JoinValues) =>
  tabStorage.set(name, JSON.stringify({ path, at: Date.now(), values }));

export const clearIntent = () => tabStorage.remove(name);

/** Removes what a visitor wrote here; it is sent without another press only if `isFresh`. */
export function takeIntent({ path }: JoinFormTarget, hash: string) {
  const found = intent.safeParse(parseJson(tabStorage.get(name))).data;
  if (found?.path !== path) return undefined;
  clearIntent();
  // Someone else may have logged in, by another way.
  const isFresh = hash === loginHash && Date.now() - found.at < intentLifetimeMs;
  return { values: found.values, isFresh };
}
