import * as z from 'zod/mini';
import type { JoinFormTarget, JoinValues } from './joinRequest';

const name = 'kb:join';

/** How long a visitor may take to log in before Join has to be pressed again, in milliseconds. */
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

function stored() {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return intent.safeParse(raw).data;
  } catch {
    return undefined;
  }
}

/**
 * A visitor pressed Join: what they wrote waits in this tab for their login. It is kept here and not
 * in the address, so that no link can make anybody ask for anything.
 */
export function saveIntent({ path }: JoinFormTarget, values: JoinValues): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ path, at: Date.now(), values }));
  } catch {
    // The draft is there all the same; Join has to be pressed again.
  }
}

/** Forgets it: somebody came back without a login. */
export function clearIntent(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** What the person on this tab wanted to send before they logged in; given once. */
export function takeIntent({ path }: JoinFormTarget): JoinValues | undefined {
  const found = stored();
  if (found?.path !== path) return undefined;
  clearIntent();
  return Date.now() - found.at < intentLifetimeMs ? found.values : undefined;
}
