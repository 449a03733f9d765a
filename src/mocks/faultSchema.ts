import * as z from 'zod';

const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.json().optional(),
  }),
  z.object({ kind: z.literal('malformed-json'), status: z.int().min(200).max(599).optional() }),
  /** HTML, as from a proxy. */
  z.object({ kind: z.literal('html'), status: z.int().min(200).max(599).optional() }),
  z.object({ kind: z.literal('empty'), status: z.int().min(200).max(599).optional() }),
  z.object({ kind: z.literal('network-error') }),
  z.object({ kind: z.literal('time-out') }),
  /** The true answer, late. */
  z.object({ kind: z.literal('delay'), ms: z.number().min(0).max(600_000) }),
]);

export const faultSchema = z
  .object({
    name: z.string().min(1),
    about: z.string().optional(),
    method: z.enum(['GET', 'POST']).optional(),
    /** Under the host, without query: `*` is one segment, `**` any rest. */
    path: z.string().startsWith('/').or(z.literal('**')),
    withToken: z.boolean().optional(),
    /** Number of calls; default all. */
    times: z.int().positive().optional(),
    /** The call is executed, then its answer fails. */
    carriedOut: z.boolean().optional(),
  })
  .and(outcome);

export type Fault = z.infer<typeof faultSchema>;

export const faultsQuerySchema = z.array(z.union([z.string(), faultSchema]));
