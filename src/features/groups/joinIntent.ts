import * as z from 'zod/mini';
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

function stored() {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return intent.safeParse(raw).data;
  } catch {
    return undefined;
  }
}

/** Saves a visitor's request for after the login, in this tab: no link can make anyone ask. */
export function saveIntent({ path }: JoinFormTarget, values: JoinValues): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ path, at: Date.now(), values }));
  } catch {
    // The draft remains; Join must be pressed again.
  }
}

export function clearIntent(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing stored.
  }
}

export function takeIntent({ path }: JoinFormTarget): JoinValues | undefined {
  const found = stored();
  if (found?.path !== path) return undefined;
  clearIntent();
  return Date.now() - found.at < intentLifetimeMs ? found.values : undefined;
}
