import * as z from 'zod/mini';
import { createDeviceValue } from '@/lib/deviceValue';

const visit = z.object({ at: z.number(), since: z.optional(z.number()) });

/** When a member was last here, and when the visit before that one ended; milliseconds. */
export type Visit = { readonly at: number; readonly since?: number | undefined };

/** Who stays away longer, in milliseconds, comes back to a new visit. */
export const absence = 10 * 60_000;

const parse = (raw: unknown): Visit | undefined => visit.safeParse(raw).data;

/** The last visit of a member, kept on this device. @param member their `userKey` */
export const lastVisitOf = (member: string) =>
  createDeviceValue<Visit | undefined>(`kb:visit ${member}`, parse, undefined);

/** The visit that is going on. @param last as it was kept */
export function goingOn(last: Visit | undefined, now: number): Visit {
  if (last === undefined) return { at: now };
  return { at: now, since: now - last.at > absence ? last.at : last.since };
}
