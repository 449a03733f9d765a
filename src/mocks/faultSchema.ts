import * as z from 'zod';

const outcome = z.discriminatedUnion('kind', [
  /** A status with a JSON body; none where `body` is left out. */
  z.object({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.json().optional(),
  }),
  /** JSON that breaks off. */
  z.object({ kind: z.literal('malformed-json'), status: z.int().min(200).max(599).optional() }),
  /** A page of HTML, as a proxy in between would send. */
  z.object({ kind: z.literal('html'), status: z.int().min(200).max(599).optional() }),
  z.object({ kind: z.literal('empty'), status: z.int().min(200).max(599).optional() }),
  /** The connection drops. */
  z.object({ kind: z.literal('network-error') }),
  /** No answer ever comes. */
  z.object({ kind: z.literal('time-out') }),
  /** The true answer, later. */
  z.object({ kind: z.literal('delay'), ms: z.number().min(0).max(600_000) }),
]);

/** Schema of a fault. */
export const faultSchema = z
  .object({
    name: z.string().min(1),
    /** What it is good for, in words. */
    about: z.string().optional(),
    /** Every method where left out. */
    method: z.enum(['GET', 'POST']).optional(),
    /** Path under the host, without the query: `*` stands for one part of it, `**` for any rest. */
    path: z.string().startsWith('/').or(z.literal('**')),
    /** Strikes only calls that carry a token. */
    withToken: z.boolean().optional(),
    /** How many calls it strikes before it is gone; all where left out. */
    times: z.int().positive().optional(),
    /** The call is carried out first, and only its answer goes wrong: a post that arrived, unheard. */
    carriedOut: z.boolean().optional(),
  })
  .and(outcome);

/** One way for calls to go wrong. */
export type Fault = z.infer<typeof faultSchema>;

/** A list of faults as a person or a test asks for it: names of the known ones, or whole faults. */
export const faultsQuerySchema = z.array(z.union([z.string(), faultSchema]));
