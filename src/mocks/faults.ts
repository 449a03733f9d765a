import * as z from 'zod';
import { namedFaults } from './namedFaults';

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

export const faultsQuerySchema = z.array(z.union([z.string(), faultSchema]));

export type FaultMemory = {
  readonly load: () => unknown;
  readonly save: (faults: readonly Fault[]) => void;
};

type Struck = { readonly method: string; readonly path: string; readonly withToken: boolean };

export type Faults = {
  /** By name or whole; replaces one of the same name. */
  readonly add: (wanted: string | Fault) => void;
  /** Replaces all; throws for an unknown name without changing anything. */
  readonly set: (wanted: readonly (string | Fault)[]) => void;
  readonly clear: () => void;
  readonly active: () => readonly Fault[];
  /** The fault for this call; counts it down. */
  readonly strike: (call: Struck) => Fault | undefined;
};

/** Throws for an unknown name. */
function faultNamed(wanted: string | Fault): Fault {
  if (typeof wanted !== 'string') return wanted;
  const found = namedFaults.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`No fault is called "${wanted}".`);
  return found;
}

function pathPattern(path: string): RegExp {
  const source = path
    .split(/(\*{1,2})/)
    .map((part) => {
      if (part === '**') return '.*';
      return part === '*' ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function strikes(one: Fault, call: Struck): boolean {
  return (
    (one.method === undefined || one.method === call.method) &&
    (one.withToken !== true || call.withToken) &&
    pathPattern(one.path).test(call.path)
  );
}

function memoryInPage(): FaultMemory {
  let current: readonly Fault[] = [];
  return {
    load: () => current,
    save: (faults) => {
      current = faults;
    },
  };
}

/** `memory` stores active faults; default: this page. */
export function createFaults(memory: FaultMemory = memoryInPage()): Faults {
  const active = (): Fault[] => {
    const parsed = z.array(faultSchema).safeParse(memory.load());
    return parsed.success ? parsed.data : [];
  };
  return {
    active,
    add: (wanted) => {
      const added = faultNamed(wanted);
      memory.save([...active().filter(({ name }) => name !== added.name), added]);
    },
    set: (wanted) => memory.save(wanted.map(faultNamed)),
    clear: () => memory.save([]),
    strike: (call) => {
      const faults = active();
      const struck = faults.find((one) => strikes(one, call));
      if (struck?.times !== undefined) {
        const left = struck.times - 1;
        memory.save(
          faults.flatMap((one) => {
            if (one !== struck) return [one];
            return left > 0 ? [{ ...one, times: left }] : [];
          }),
        );
      }
      return struck;
    },
  };
}
