import * as z from 'zod';
import { namedFaults } from './namedFaults';
import { pathPattern } from './routing';

const status = z.int().min(200).max(599);

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status, body: z.json().optional() }),
  /** HTML comes as from a proxy. */
  z.object({ kind: z.enum(['malformed-json', 'html', 'empty']), status: status.optional() }),
  z.object({ kind: z.enum(['network-error', 'time-out']) }),
  /** The true answer, late. */
  z.object({ kind: z.literal('delay'), ms: z.number().min(0).max(600_000) }),
]);

const faultSchema = z
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

export type FaultOutcome = z.infer<typeof outcome> &
  Pick<Fault, 'withToken' | 'times' | 'carriedOut'>;

export const faultsQuerySchema = z.array(z.union([z.string(), faultSchema]));

export type FaultMemory = {
  readonly load: () => unknown;
  readonly save: (faults: readonly Fault[]) => void;
};

type FaultyCall = { readonly method: string; readonly path: string; readonly withToken: boolean };

export type Faults = ReturnType<typeof createFaults>;

function faultNamed(wanted: string | Fault): Fault {
  if (typeof wanted !== 'string') return wanted;
  const found = namedFaults.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`No fault is called "${wanted}".`);
  return found;
}

const appliesTo = (call: FaultyCall) => (fault: Fault) =>
  (fault.method === undefined || fault.method === call.method) &&
  (fault.withToken !== true || call.withToken) &&
  pathPattern(fault.path).test(call.path);

export function createFaults(memory: FaultMemory) {
  const active = (): Fault[] => z.array(faultSchema).safeParse(memory.load()).data ?? [];
  return {
    active,
    /** Replaces all; throws for an unknown name without changing anything. */
    set: (wanted: readonly (string | Fault)[]) => memory.save(wanted.map(faultNamed)),
    clear: () => memory.save([]),
    /** The fault for this call; counts it down. */
    take: (call: FaultyCall): Fault | undefined => {
      const faults = active();
      const fault = faults.find(appliesTo(call));
      if (fault?.times === undefined) return fault;
      const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      memory.save(faults.flatMap((one) => (one === fault ? left : [one])));
      return fault;
    },
  };
}
